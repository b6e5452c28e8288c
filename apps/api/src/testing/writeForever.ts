import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { trades } from '../database/schema.ts'
import { endOnSignals } from '../server.ts'
import { endWithParent } from './endWithParent.ts'

endWithParent()

// A process to be killed: it says what it finds, then writes rows and notes each one that was acknowledged.
const [, , dataDir = ''] = process.argv
const database = await openDatabase({ databaseUrl: null, dataDir })
endOnSignals(database)
await migrate(database)

const before = await database.db.select().from(trades)
process.stdout.write(`found ${before.map(({ name }) => name).join(',')}\n`)

async function writeForever(): Promise<never> {
  for (let number = 0; ; number++) {
    const name = `row-${process.pid}-${number}`
    await database.db.insert(trades).values({ name, description: '' })
    appendFileSync(join(dataDir, 'acknowledged'), `${name}\n`)
  }
}
// When asked to end, the pool closes under the writing: that is the end of it.
writeForever().catch(() => {})

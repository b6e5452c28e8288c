import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { trades } from '../database/schema/core.ts'
import { endOnSignals } from '../server.ts'
import { exitWithParent } from './exitWithParent.ts'

exitWithParent()

// Prints the rows it finds, then inserts rows until it is killed and logs each acknowledged one to a file.
const [, , dataDir = ''] = process.argv
const database = await openDatabase({ databaseUrl: null, dataDir })
endOnSignals(database)
await migrate(database)

const before = await database.db.select().from(trades)
process.stdout.write(`found ${before.map(({ name }) => name).join(',')}\n`)

async function writeUntilKilled(): Promise<never> {
  for (let number = 0; ; number++) {
    const name = `row-${process.pid}-${number}`
    await database.db.insert(trades).values({ name, description: '' })
    appendFileSync(join(dataDir, 'acknowledged'), `${name}\n`)
  }
}
// On SIGTERM the pool closes, which ends the loop.
writeUntilKilled().catch(() => {})

/** Backs up, restores and moves what a server holds: `pnpm backup FILE`, `pnpm restore FILE`, `pnpm move-database`. */
import { backUp, moveDatabase, restore } from '../src/archive.ts'
import { readConfig } from '../src/config.ts'

const [, , order = '', ...given] = process.argv
const replace = given.includes('--replace')
const file = given.find((word) => !word.startsWith('--'))
const say = (text: string) => console.log(text)

function fileOf(): string {
  if (file === undefined) throw new Error(`Which file? pnpm ${order} FILE`)
  return file
}

const sum = (rows: Record<string, number>) =>
  `${Object.values(rows).reduce((total, count) => total + count, 0)} rows in ${Object.keys(rows).length} tables`

async function run(): Promise<string> {
  const config = readConfig(process.env)
  if (order === 'backup') {
    const { photos } = await backUp(config, fileOf())
    const where = config.photos ? 'the photos are in the bucket and not in it' : `${photos} photo files`
    return `Written to ${fileOf()}; ${where}. It holds everything that people told you: keep it safe.`
  }
  if (order === 'restore') return `Restored ${sum(await restore(config, fileOf(), { replace }))}.`
  if (order === 'move-database') return `Moved ${sum(await moveDatabase(config, { replace }))}.`
  throw new Error('backup, restore or move-database?')
}

try {
  say(await run())
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

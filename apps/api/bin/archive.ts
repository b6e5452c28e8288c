/** Backs up, restores and moves the data of a server: `pnpm backup FILE`, `pnpm restore FILE`, `pnpm move-database`. */
import { backUp, moveDatabase, restore } from '../src/archive.ts'
import { readConfig } from '../src/config.ts'
import { runCommand } from './runCommand.ts'

const [, , command = '', ...args] = process.argv
const replace = args.includes('--replace')

function getFile(): string {
  const file = args.find((arg) => !arg.startsWith('--'))
  if (file === undefined) throw new Error(`The file is missing: pnpm ${command} FILE`)
  return file
}

const describeRows = (rows: Record<string, number>) =>
  `${Object.values(rows).reduce((total, count) => total + count, 0)} rows in ${Object.keys(rows).length} tables`

async function run(): Promise<string> {
  const config = readConfig(process.env)
  if (command === 'backup') {
    const { photos } = await backUp(config, getFile())
    const where = config.photos ? 'without the photos, which are in the bucket' : `with ${photos} photo files`
    return `Written to ${getFile()}, ${where}. It contains personal data: keep it safe.`
  }
  if (command === 'restore') return `Restored ${describeRows(await restore(config, getFile(), { replace }))}.`
  if (command === 'move-database') return `Moved ${describeRows(await moveDatabase(config, { replace }))}.`
  throw new Error('The command must be backup, restore or move-database.')
}

await runCommand(async () => ({ text: await run() }))

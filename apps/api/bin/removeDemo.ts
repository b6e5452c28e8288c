/** Deletes the demo accounts and suspends the demo users. The server may be running. */
import { formatRemoval, removeDemoFrom } from '../src/demo/removeDemo.ts'
import { runCommand } from './runCommand.ts'

await runCommand(async () => ({ text: formatRemoval(await removeDemoFrom(process.env)) }))

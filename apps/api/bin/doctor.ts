/** Checks each configured service and prints one sentence for each. Exits with 1 if a check fails. */
import { diagnose } from '../src/doctor.ts'
import { runCommand } from './runCommand.ts'

await runCommand(async () => {
  const found = await diagnose(process.env)
  return {
    text: found
      .map(({ service, isOk, message }) => `${isOk ? '✓' : '✗'} ${service.padEnd(9)} ${message}`)
      .join('\n'),
    exitCode: found.every(({ isOk }) => isOk) ? 0 : 1,
  }
})

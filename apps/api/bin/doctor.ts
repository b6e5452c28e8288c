/** Checks each configured service and prints one sentence for each. Exits with 1 if a check fails. */
import { diagnose } from '../src/doctor.ts'

try {
  const found = await diagnose(process.env)
  for (const { service, isOk, message } of found)
    console.log(`${isOk ? '✓' : '✗'} ${service.padEnd(9)} ${message}`)
  process.exit(found.every(({ isOk }) => isOk) ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

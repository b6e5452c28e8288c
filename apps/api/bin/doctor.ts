/** Tries each configured service with a harmless call and says in one sentence what is wrong; ends with 1 when one is. */
import { diagnose } from '../src/doctor.ts'

try {
  const found = await diagnose(process.env)
  for (const { service, isOk, sentence } of found)
    console.log(`${isOk ? '✓' : '✗'} ${service.padEnd(9)} ${sentence}`)
  process.exit(found.every(({ isOk }) => isOk) ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

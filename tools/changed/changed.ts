/**
 * Runs the checks that a change can affect: `pnpm check:changed` compares with the commit where the branch left
 * `main`, `pnpm check:changed <commit>` with another commit. `--plan` prints the commands without running them.
 */
import { parseArgs } from 'node:util'
import { getBaseCommit, listChangesSince } from './changes.ts'
import { plan } from './plan.ts'
import { readRepository } from './repository.ts'
import { formatCommand, runSteps, writeLists } from './run.ts'

const start = performance.now()
process.chdir(`${import.meta.dirname}/../..`)
const { values, positionals } = parseArgs({ allowPositionals: true, options: { plan: { type: 'boolean' } } })

const base = getBaseCommit(positionals[0])
const changes = listChangesSince(base)
const { steps, notes } = changes.length > 0 ? plan(changes, readRepository()) : { steps: [], notes: [] }

const shown = changes.slice(0, 5).map(({ file }) => file)
const rest = changes.length - shown.length
console.log(`${changes.length} changed files since ${base.slice(0, 10)}`)
console.log([...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].map((line) => `  ${line}`).join('\n'))
for (const note of notes) console.log(`! ${note}`)

if (values.plan) {
  writeLists(steps)
  for (const step of steps) console.log(`\n${step.title}\n  ${formatCommand(step)}`)
} else {
  const results = await runSteps(steps)
  console.log('\n seconds  passed  failed  skipped')
  for (const { step, counts, seconds } of results) {
    const cells = [seconds.toFixed(1).padStart(8), ...Object.values(counts).map((n) => String(n).padStart(8))]
    console.log(`${cells.join('')}   ${step.title}`)
  }
  const total = (of: 'passed' | 'failed' | 'skipped') =>
    results.reduce((sum, { counts }) => sum + counts[of], 0)
  console.log(`\n${((performance.now() - start) / 1000).toFixed(1)} s in total`)
  console.log(`${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`)
  process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1
}

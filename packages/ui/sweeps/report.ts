/** Prints what the sweeps counted and keeps the keyboard drive for the status on the docs pages. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { reports } from './stories.ts'

/** What one story gave, by kind of sweep. */
export interface Tally {
  id: string
  stops: number
  seconds: Record<string, number>
  faults: Record<string, string[]>
}

const say = (text: string) => process.stdout.write(`${text}\n`)

export default class Report implements Reporter {
  #tallies: Tally[] = []
  #counts = { expected: 0, unexpected: 0, skipped: 0 }
  #pictures = { compared: 0, left: 0 }
  #reasons = new Set<string>()
  /** Stories that had to be looked at again. */
  #again: string[] = []

  onTestEnd({ title, parent, retries }: TestCase, { annotations, status, errors, retry }: TestResult): void {
    const isOver = status === 'passed' || status === 'skipped' || retry === retries
    if (!isOver) {
      this.#again.push(title)
      return
    }
    this.#counts[status === 'passed' ? 'expected' : status === 'skipped' ? 'skipped' : 'unexpected'] += 1
    if (parent.project()?.name === 'visual') this.#pictures[status === 'skipped' ? 'left' : 'compared'] += 1
    const reason = annotations.find(({ type }) => type === 'skip')?.description
    if (reason) this.#reasons.add(reason)
    const note = annotations.find(({ type }) => type === 'tally')?.description
    const tally = note ? (JSON.parse(note) as Tally) : undefined // written by the sweep
    if (tally) this.#tallies.push(tally)
    const faults = Object.entries(tally?.faults ?? {}).flatMap(([kind, texts]) =>
      texts.map((text) => `    ${kind}: ${text}`),
    )
    if (status === 'passed' || status === 'skipped') return
    const other = errors.map(
      ({ message }) => `    ${(message ?? '').split('\n').slice(0, 12).join('\n    ')}`,
    )
    say(`  ${title}\n${(faults.length > 0 ? faults : other).join('\n')}`)
  }

  onError(error: { message?: string }): void {
    say(`  ${error.message ?? 'An error outside of any story.'}`)
  }

  onEnd({ duration }: FullResult): void {
    const stops = this.#tallies.reduce((sum, tally) => sum + tally.stops, 0)
    const kinds = [...new Set(this.#tallies.flatMap(({ faults }) => Object.keys(faults)))].toSorted()
    for (const kind of kinds) {
      const mine = this.#tallies.filter(({ faults }) => faults[kind])
      const count = mine.reduce((sum, { faults }) => sum + (faults[kind]?.length ?? 0), 0)
      const seconds = mine.reduce((sum, tally) => sum + (tally.seconds[kind] ?? 0), 0)
      const of = kind === 'keyboard' ? `, ${stops} stops, each in two themes` : ''
      say(`  ${kind.padEnd(9)} ${mine.length} stories${of}, ${count} faults, ${seconds.toFixed(0)} s of work`)
    }
    const { compared, left } = this.#pictures
    if (compared > 0) say(`  pictures  ${compared} stories in two themes`)
    else if (left > 0) say('  pictures  NONE WAS COMPARED')
    for (const title of this.#again) say(`  looked at again: ${title}`)
    for (const reason of this.#reasons) say(`  left out: ${reason}`)
    const { expected, unexpected, skipped } = this.#counts
    const time = (duration / 1000).toFixed(0)
    say(`  ${expected} stories hold, ${unexpected} do not, ${skipped} left out, in ${time} s`)
    if (this.#tallies.length > 0) this.#keepDrive()
  }

  #keepDrive(): void {
    const drive = this.#tallies.map(({ id, stops, faults }) => [
      id,
      { stops, faults: faults['keyboard'] ?? [] },
    ])
    mkdirSync(reports, { recursive: true })
    writeFileSync(path.join(reports, 'drive.json'), JSON.stringify(Object.fromEntries(drive), null, 2))
  }

  printsToStdio(): boolean {
    return true
  }
}

/** Counts attacks and collects their findings. */
export class Attacks {
  count = 0
  readonly findings: string[] = []

  /** Records an attack and its finding; null when the product resisted. */
  record(request: string, finding: string | null): void {
    this.count += 1
    if (finding !== null) this.findings.push(`${request} → ${finding}`)
  }

  /** Records an attack that must have the expected outcome. */
  expect(request: string, outcome: unknown, expected: unknown): void {
    const [actual, wanted] = [JSON.stringify(outcome), JSON.stringify(expected)]
    this.record(request, actual === wanted ? null : `${actual} instead of ${wanted}`)
  }
}

/** Counts the attacks and keeps what they found. */
export class Attacks {
  count = 0
  readonly findings: string[] = []

  /** Records an attack: `found` says what is wrong with the response, null when the product withstood it. */
  record(request: string, found: string | null): void {
    this.count += 1
    if (found !== null) this.findings.push(`${request} → ${found}`)
  }

  /** Records an attack whose outcome has to be this one. */
  expect(request: string, outcome: unknown, expected: unknown): void {
    const [is, should] = [JSON.stringify(outcome), JSON.stringify(expected)]
    this.record(request, is === should ? null : `${is} instead of ${should}`)
  }
}

import type { Actors } from './actors.ts'
import type { Attacks } from './attacks.ts'
import { getValue, type Site, type User } from './site.ts'

const IDS = Array.from({ length: 30 }, (_, index) => index + 1)

/** Returns the id of a document of the commission of a professional, from their newest month with one. */
async function findInvoiceId(site: Site, professional: User): Promise<number> {
  const { text } = await site.send('GET', '/api/user/cobros', { as: professional })
  for (const month of getValue(text, 'result', 'meses') as string[]) {
    const path = `/api/user/cobros/movimientos?mes=${month}`
    const statement = await site.send('GET', path, { as: professional })
    const lines = getValue(statement.text, 'result', 'movimientos') as { comprobante: number | null }[]
    const found = lines.find(({ comprobante }) => comprobante !== null)?.comprobante
    if (found != null) return found
  }
  return 0
}

/** Reads the receipts and the documents of the commission of other people, by guessing their ids. */
export async function attackDocuments(attacks: Attacks, site: Site, people: Actors): Promise<void> {
  const { professional, admin, owner } = people
  const invoice = `/api/user/comprobantes/${await findInvoiceId(site, professional)}`
  const read = (as: User | null, path: string) => site.send('GET', path, { as })
  for (const as of [professional, admin]) {
    const { request, outcome } = await read(as, invoice)
    attacks.expect(`${request}: a document that exists`, outcome, 'done')
  }
  const receipts = await Promise.all(IDS.map((id) => read(admin, `/api/user/recibos/${id}`)))
  const existing = receipts.filter(({ outcome }) => outcome === 'done').length
  attacks.record('GET /api/user/recibos as an admin', existing > 0 ? null : 'no receipt to read')
  const guesses = [
    invoice,
    ...IDS.flatMap((id) => [`/api/user/recibos/${id}`, `/api/user/comprobantes/${id}`]),
  ]
  await Promise.all(
    guesses.map(async (path) => {
      const { request, outcome } = await read(owner, path)
      attacks.expect(request, outcome, 'notFound')
    }),
  )
  for (const id of ['1%20or%201=1', '-1', '1e1', '9007199254740993', '%00', '../recibos/1'])
    for (const kind of ['recibos', 'comprobantes']) {
      const { request, status } = await read(owner, `/api/user/${kind}/${id}`)
      attacks.record(request, status === 400 || status === 404 ? null : `status ${status}`)
    }
  for (const path of [invoice, '/api/user/recibos/1']) {
    const { request, outcome } = await read(null, path)
    attacks.expect(request, outcome, 'unauthenticated')
  }
}

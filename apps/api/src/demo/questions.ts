import { hash } from '@plomada/art'
import type { questions } from '../database/schema/questions.ts'
import { daysAfter, type DemoOffer } from './offerHistory.ts'
import { itemAt } from './textRows.ts'

type QuestionRow = typeof questions.$inferInsert

const pairs: readonly (readonly [text: string, answer: string])[] = [
  ['¿Los materiales los pongo yo?', 'No, ya están comprados. Falta solo la mano de obra.'],
  ['¿Puedo empezar un sábado?', 'Sí, desde las 9. El edificio pide avisar el día anterior.'],
  ['¿Hay lugar para estacionar cerca? Llevo herramientas pesadas.', 'Sí, podés entrar hasta la puerta.'],
  ['¿Es planta baja o hay que subir escaleras?', 'Segundo piso, con ascensor de servicio.'],
  ['¿Hay fecha límite para terminar?', 'Lo ideal es antes de fin de mes, pero se puede conversar.'],
  ['¿Te llevo factura y seguro?', 'Factura sí. El seguro lo pide el consorcio.'],
  ['¿El presupuesto incluye retirar los escombros?', 'Sí, hay un volquete en la calle.'],
  ['¿Puedo pasar a verlo antes de confirmar?', 'Sí, a la tarde, cuando acepte tu postulación.'],
]

/** Creates questions of applicants about some offers: most of them answered, the newest ones of open offers waiting. */
export function createQuestions(
  inserted: readonly { offer: DemoOffer; id: number }[],
  getUserId: (nickname: string) => number,
): QuestionRow[] {
  return inserted.flatMap(({ offer, id }) => {
    const seed = hash(`${offer.title} ${offer.city} ${offer.address}`)
    if (seed % 3 === 0) return []
    return offer.applications.slice(0, 1 + (seed % 2)).map(({ worker, at }, index): QuestionRow => {
      const [text, answer] = itemAt(pairs, (seed >>> 3) + index)
      const isWaiting = offer.state === 'pendiente' && (seed + index) % 5 === 0
      const isAnswered = !isWaiting && daysAfter(at, 0.02) < (offer.acceptedAt ?? new Date(8.64e15))
      return {
        offerId: id,
        number: index + 1,
        askerId: getUserId(worker),
        text,
        createdAt: at,
        ...(isAnswered && { answer, answeredAt: daysAfter(at, 0.02) }),
      }
    })
  })
}

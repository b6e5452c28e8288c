import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { conversations, messages } from '../database/schema/conversations.ts'
import { daysAfter, type DemoOffer } from './offerHistory.ts'

/** A message of the demo: `true` for the client, and its age in hours after the one before. */
type Line = readonly [isClient: boolean, hours: number, text: string]

const lines: Readonly<Record<string, readonly Line[]>> = {
  question: [
    [false, 2, 'Buenas. ¿La bomba es centrífuga o presurizadora? ¿Te acordás de la potencia?'],
    [true, 0.4, 'Es una presurizadora de medio HP. Tiene unos seis años.'],
    [false, 0.2, 'Perfecto. Llevo una igual y el automático, por si hay que cambiarlo también.'],
    [true, 1, '¿El presupuesto incluye los materiales?'],
    [false, 0.3, 'La mano de obra sí. La bomba la podés comprar vos o la llevo yo y la sumo aparte.'],
    [true, 3, 'Mejor si la llevás vos. ¿El jueves a la mañana podés?'],
    [false, 0.2, 'Sí, a las 9 estoy ahí. Cualquier cosa mi número es 11 5555-0188.'],
  ],
  visit: [
    [false, 3, 'Hola, trabajo por la zona. Puedo pasar a verla sin cargo.'],
    [true, 2, 'Gracias. ¿Qué día?'],
    [false, 1, 'Mañana después de las 18, o el sábado a la mañana.'],
  ],
  accepted: [
    [true, 1, 'Hola Bruno, ya te acepté. ¿Cuándo podés?'],
    [false, 0.5, 'Buenísimo. El viernes a las 10. Calculo tres horas con el cambio de flexibles.'],
    [true, 0.2, 'Dale. Dejo el auto afuera así hay lugar para bajar el termotanque.'],
    [false, 5, 'Consulta: ¿la llave de gas es de media o de tres cuartos?'],
  ],
  finished: [
    [false, 2, 'Ya está la presión probada, no pierde nada. Mañana cierro la pared.'],
    [true, 1, 'Quedó muy bien, gracias. Ya hice el pago.'],
    [false, 0.5, 'Gracias a vos. Cualquier cosa, acá estoy.'],
  ],
}

const pickLines = ({ hired, state }: DemoOffer, worker: string, index: number): readonly Line[] => {
  if (state === 'terminado') return hired === worker ? (lines['finished'] ?? []) : []
  if (state === 'proceso') return (hired === worker ? lines['accepted'] : lines['visit']) ?? []
  return [lines['question'], lines['visit']][index] ?? []
}

type MessageRow = typeof messages.$inferInsert & { createdAt: Date }

/** Creates the messages of a conversation, each some hours after the one before. */
function createMessages(
  chosen: readonly Line[],
  { id, clientId, professionalId }: { id: number; clientId: number; professionalId: number },
  { from, now }: { from: Date; now: Date },
): MessageRow[] {
  let createdAt = from
  return chosen.map(([isClient, hours, text]) => {
    createdAt = new Date(Math.min(daysAfter(createdAt, hours / 24).getTime(), now.getTime()))
    const senderId = isClient ? clientId : professionalId
    return { conversationId: id, senderId, key: randomUUID(), text, createdAt }
  })
}

/** Inserts the conversations about the offers of Ana. The last message of those that continue is unread. */
export async function insertConversations(
  tx: Db,
  inserted: readonly { offer: DemoOffer; id: number }[],
  getUserId: (nickname: string) => number,
  now: Date,
): Promise<void> {
  const rows: MessageRow[] = []
  for (const { offer, id: offerId } of inserted.filter(({ offer: { owner } }) => owner === 'ana')) {
    for (const [index, { worker, at }] of offer.applications.entries()) {
      const chosen = pickLines(offer, worker, index)
      if (chosen.length === 0) continue
      const parties = { clientId: getUserId(offer.owner), professionalId: getUserId(worker) }
      const [conversation] = await tx
        .insert(conversations)
        .values({ offerId, ...parties, createdAt: at })
        .returning({ id: conversations.id })
      const from = offer.settledAt ?? (offer.hired === worker ? (offer.acceptedAt ?? at) : at)
      if (conversation) rows.push(...createMessages(chosen, { ...conversation, ...parties }, { from, now }))
    }
  }
  // Lists are in the order of the ids.
  await tx.insert(messages).values(rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()))
  await tx.execute(sql`
    update conversations c set last_message_id = l.id,
      client_read_id = case when l.is_read or l.sender_id = c.client_id then l.id else l.id - 1 end,
      professional_read_id = case when l.is_read or l.sender_id <> c.client_id then l.id else l.id - 1 end
    from (
      select distinct on (m.conversation_id) m.conversation_id, m.id, m.sender_id, o.state = 'terminado' as is_read
      from messages m join conversations x on x.id = m.conversation_id join offers o on o.id = x.offer_id
      order by m.conversation_id, m.id desc) l
    where l.conversation_id = c.id`)
}

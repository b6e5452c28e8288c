import { offers } from '../offer/offer.fixtures.ts'
import { people } from '../user/user.fixtures.ts'
import type { Conversation, ConversationMessage } from './conversation.ts'

const { ana, bruno, carla } = people
const toParty = ({ id, firstName, lastName, photo }: typeof ana | typeof bruno | typeof carla) => ({
  id,
  firstName,
  lastName,
  photo,
})
const toRef = ({
  id,
  title,
  state,
}: {
  id: number
  title: string
  state: Conversation['offer']['state']
}) => ({
  id,
  title,
  state,
})
const keyOf = (number: number) => `5b0f6c1e-7f3b-4c59-9a70-${String(number).padStart(12, '0')}`

/** Creates a message for stories and tests. */
export const createMessage = (
  id: number,
  senderId: number,
  text: string,
  createdAt: string,
  photo: string | null = null,
): ConversationMessage => ({ id, senderId, key: keyOf(id), text, photo, createdAt: new Date(createdAt) })

/** Ana and Bruno talk about the pump of the tank, before acceptance. */
export const conversationMessages = [
  createMessage(41, bruno.id, 'Buenas, ¿la bomba es centrífuga o presurizadora?', '2026-11-19T12:02:00Z'),
  createMessage(42, ana.id, 'Es una presurizadora de 0,5 HP. Tiene unos seis años.', '2026-11-19T12:10:00Z'),
  createMessage(
    43,
    bruno.id,
    'Perfecto. El jueves por la mañana puedo pasar a verla y llevo el automático nuevo.',
    '2026-11-19T12:14:00Z',
  ),
  createMessage(44, ana.id, 'Dale, ¿a qué hora?', '2026-11-20T13:01:00Z'),
  createMessage(45, bruno.id, 'A las 9. Para coordinar: [dato de contacto oculto]', '2026-11-20T13:05:00Z'),
] as const

const [, , , , newest] = conversationMessages

export const conversations = {
  /** As Ana sees it: before acceptance, with one unread message. */
  tankPump: {
    id: 21,
    offer: toRef(offers.tankPump),
    assignmentId: null,
    other: toParty(bruno),
    isOwner: true,
    isMasked: true,
    closed: null,
    lastMessage: newest,
    unread: 1,
    otherReadId: 44,
  },
  /** Accepted: contact data shows. */
  paintedRoom: {
    id: 22,
    offer: toRef(offers.paintedRoom),
    assignmentId: 7,
    other: toParty(bruno),
    isOwner: true,
    isMasked: false,
    closed: null,
    lastMessage: createMessage(38, ana.id, 'Dejo la llave en portería.', '2026-11-18T20:40:00Z'),
    unread: 0,
    otherReadId: 38,
  },
  /** Declined, with the longest texts. */
  declined: {
    id: 23,
    offer: toRef(offers.longWords),
    assignmentId: null,
    other: toParty(carla),
    isOwner: true,
    isMasked: true,
    closed: 'declined',
    lastMessage: createMessage(
      30,
      carla.id,
      'Gracias igual. Si más adelante hace falta una reimpermeabilización, quedo a disposición.',
      '2026-11-10T11:00:00Z',
    ),
    unread: 0,
    otherReadId: 30,
  },
} satisfies Record<string, Conversation>

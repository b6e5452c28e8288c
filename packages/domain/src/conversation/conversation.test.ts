import { describe, expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import { conversationMessages, conversations } from './conversation.fixtures.ts'
import { messageForm, photoTextSchema } from './conversation.form.ts'
import {
  closedReason,
  closedSentences,
  conversationReadRefusal,
  conversationWriteRefusal,
  type ConversationStanding,
  isMasked,
  MESSAGE_MAXIMUM,
  OPEN_DAYS_AFTER_COMPLETION,
  visibleMessageText,
} from './conversation.rules.ts'
import { closedReasons } from './conversation.ts'
import { conversationWire, messageWire } from './conversation.wire.ts'

const now = new Date('2026-11-20T12:00:00Z')
const standing: ConversationStanding = {
  clientId: 1,
  professionalId: 2,
  application: 'sent',
  offer: { state: 'pendiente', isActive: true, isClosed: false, endedAt: null },
  areActive: true,
}
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const finished = (days: number): ConversationStanding => ({
  ...standing,
  application: 'accepted',
  offer: { state: 'terminado', isActive: true, isClosed: false, endedAt: daysAgo(days) },
})

describe('a conversation takes messages', () => {
  test.each([
    ['while the application is sent', standing, null],
    ['while the application is edited', { ...standing, application: 'edited' }, null],
    ['after the acceptance', { ...standing, application: 'accepted' }, null],
    ['until 30 days after the job', finished(OPEN_DAYS_AFTER_COMPLETION - 0.001), null],
    ['not 30 days after the job', finished(OPEN_DAYS_AFTER_COMPLETION), 'finished'],
    ['not of a withdrawn application', { ...standing, application: 'withdrawn' }, 'withdrawn'],
    ['not of a declined application', { ...standing, application: 'declined' }, 'declined'],
    ['not of an expired application', { ...standing, application: 'expired' }, 'expired'],
    ['not with a suspended party', { ...standing, areActive: false }, 'unavailable'],
    [
      'not about a deactivated offer',
      { ...standing, offer: { ...standing.offer, isActive: false } },
      'unavailable',
    ],
    [
      'about a deactivated offer after the acceptance',
      { ...standing, application: 'accepted', offer: { ...standing.offer, isActive: false } },
      null,
    ],
  ] as const)('%s (P-036)', (_, given, reason) => {
    expect(closedReason(given, now)).toBe(reason)
    for (const id of [1, 2]) {
      const viewer = { id, role: 'comun' } as const
      expect(conversationWriteRefusal(viewer, given, now)).toBe(reason && 'conversationClosed')
      expect(conversationReadRefusal(viewer, given, now)).toBeNull()
    }
  })

  it('has a sentence for every reason', () => {
    for (const reason of closedReasons)
      expect(closedSentences[reason]).toMatch(/Podés leer la conversación\.$/)
  })
})

test.each(['comun', 'professional', 'admin'] as const)('does not exist for another %s (P-031)', (role) => {
  expect(conversationReadRefusal({ id: 3, role }, standing, now)).toBe('notFound')
  expect(conversationWriteRefusal({ id: 3, role }, standing, now)).toBe('notFound')
})

test('contact data is masked in every state but accepted (P-035)', () => {
  const states = ['sent', 'edited', 'withdrawn', 'declined', 'expired', 'accepted'] as const
  expect(states.filter((application) => !isMasked({ application }))).toEqual(['accepted'])
  expect(visibleMessageText('Al 221 555-0142', standing)).not.toContain('555')
  expect(visibleMessageText('Al 221 555-0142', finished(1))).toBe('Al 221 555-0142')
})

test('a message has up to 2,000 characters, and none only with a photo (P-032)', () => {
  const parse = (text: string) => messageForm.schema.safeParse({ text }).success
  expect([parse('a'.repeat(MESSAGE_MAXIMUM)), parse('a'.repeat(MESSAGE_MAXIMUM + 1)), parse(' ')]).toEqual([
    true,
    false,
    false,
  ])
  expect(z.safeParse(photoTextSchema, '').success).toBe(true)
})

describe('the wire format', () => {
  it.each(Object.values(conversations))('round-trips conversation $id', (conversation) => {
    const wire: unknown = JSON.parse(JSON.stringify(z.encode(conversationWire, conversation)))
    expect(z.decode(conversationWire, wire as never)).toEqual(conversation)
  })
  it.each(conversationMessages)('round-trips message $id', (message) => {
    const wire: unknown = JSON.parse(JSON.stringify(z.encode(messageWire, message)))
    expect(z.decode(messageWire, wire as never)).toEqual(message)
  })
})

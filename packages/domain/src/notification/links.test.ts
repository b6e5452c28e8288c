import { describe, expect, it, test } from 'vitest'
import { notificationHref } from './notification.rules.ts'
import { ownOfferLink } from './links.ts'

const client = { id: 7, role: 'comun' } as const
const professional = { id: 8, role: 'professional' } as const
const offer = { id: 12, title: 'Pintar' }

describe('a notification leads to', () => {
  test.each([
    ['contact', client, '/notifications'],
    ['alert', professional, '/service/detail/12'],
    ['invitation', professional, '/service/detail/12'],
    ['question', client, '/service/detail/12#preguntas'],
    ['application', client, '/profilec/7?servicio=12'],
    ['application', professional, '/profilep/8?servicio=12'],
    ['message', client, '/messages/34'],
    ['edit', client, '/service/comparar/12'],
    ['notChosen', professional, '/service'],
    ['acceptance', professional, '/profilep/jobs/8'],
    ['review', professional, '/professional/detail/8'],
  ] as const)('the page that it is about: %s of %o is %s (P-061)', (kind, recipient, path) => {
    expect(notificationHref({ kind, offer, conversationId: 34 }, recipient)).toBe(path)
  })

  test.each([
    ['alert', '/service'],
    ['invitation', '/service'],
    ['question', '/service#preguntas'],
    ['application', '/profilec/7'],
    ['message', '/messages'],
    ['edit', '/service'],
  ] as const)('a list when there is no offer or conversation: %s is %s', (kind, path) => {
    expect(notificationHref({ kind, offer: null, conversationId: null }, client)).toBe(path)
  })

  it('the home page for an admin, who has no page of own offers', () => {
    const about = { recipient: { id: 9, role: 'admin' }, offerId: null, conversationId: null } as const
    expect(ownOfferLink(about)).toBe('/')
  })
})

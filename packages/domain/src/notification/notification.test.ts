import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { notificationFilters } from './notification.filters.ts'
import { notifications } from './notification.fixtures.ts'
import { notificationKinds } from './notification.ts'
import { notificationText } from './notification.rules.ts'
import { notificationWire } from './notification.wire.ts'

const [contact] = notifications

describe('a notification', () => {
  it.each(notifications)('comes back the same from the wire: $kind', (notification) => {
    const wire: unknown = JSON.parse(JSON.stringify(z.encode(notificationWire, notification)))
    expect(z.decode(notificationWire, wire as never)).toEqual(notification)
  })
  it('says who did what, whatever it was', () => {
    const offer = { id: 1, title: 'Pintar' }
    const said = notificationKinds.map((kind) => contact && notificationText({ ...contact, kind, offer }))
    expect(said).toEqual([
      'Ana Ferreyra quiere ponerse en contacto',
      'Ana Ferreyra se postuló a «Pintar»',
      'Ana Ferreyra aceptó la postulación a «Pintar»',
      'Ana Ferreyra pagó «Pintar»',
      'Ana Ferreyra valoró el trabajo en «Pintar»',
    ])
  })
  it('is listed read or unread, 20 on a page, unless somebody chooses', () => {
    expect(notificationFilters.toQuery(notificationFilters.initial)).toEqual({ page: 1, page_size: 20 })
    expect(notificationFilters.parse({ leida: 'false' }).isRead).toBe('false')
  })
})

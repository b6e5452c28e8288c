import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { notificationFilters } from './notification.filters.ts'
import { notifications } from './notification.fixtures.ts'
import { notificationKinds } from './notification.ts'
import { notificationText } from './notification.rules.ts'
import { notificationWire } from './notification.wire.ts'

const [contact] = notifications

describe('a notification', () => {
  it.each(notifications)('round-trips through the wire format: $kind', (notification) => {
    const wire: unknown = JSON.parse(JSON.stringify(z.encode(notificationWire, notification)))
    expect(z.decode(notificationWire, wire as never)).toEqual(notification)
  })
  it('has a sentence for every kind', () => {
    const offer = { id: 1, title: 'Pintar' }
    const sentences = notificationKinds.map(
      (kind) => contact && notificationText({ ...contact, kind, offer }),
    )
    expect(sentences).toEqual([
      'Ana Ferreyra quiere ponerse en contacto',
      'Ana Ferreyra invita a postularse a «Pintar»',
      'Ana Ferreyra preguntó sobre «Pintar»',
      'Ana Ferreyra respondió la pregunta sobre «Pintar»',
      'Ana Ferreyra se postuló a «Pintar»',
      'Ana Ferreyra cambió su postulación a «Pintar»',
      'Ana Ferreyra retiró su postulación a «Pintar»',
      'Ana Ferreyra propone otro monto para «Pintar»',
      'Ana Ferreyra respondió la contraoferta para «Pintar»',
      'Ana Ferreyra no eligió la postulación a «Pintar»',
      'Ana Ferreyra eligió a otra persona para «Pintar»',
      'Ana Ferreyra aceptó la postulación a «Pintar»',
      'Ana Ferreyra pagó «Pintar»',
      'Ana Ferreyra valoró el trabajo en «Pintar»',
    ])
  })
  it('is listed read or unread by default, 20 on a page', () => {
    expect(notificationFilters.toQuery(notificationFilters.initial)).toEqual({ page: 1, page_size: 20 })
    expect(notificationFilters.parse({ leida: 'false' }).isRead).toBe('false')
  })
})

import { expect, test } from 'vitest'
import { mailLinks } from '../../testing/mailLinks.ts'
import { toMailPayload } from './mail.stored.ts'
import { mailTemplates } from './mail.templates.ts'

const notice = {
  to: 'x@plomada.example',
  subject: 'Dos novedades de <b>Bruno',
  notice: {
    userId: 7,
    topic: 'digest',
    link: '/notifications',
    action: 'Ver',
    paragraphs: ['Lo nuevo de <i>hoy'],
    items: [{ text: '<u>Ana pagó', link: '/profilep/jobs/7' }],
  },
} as const

test('a mail about notifications has absolute links in both parts, escapes names and ends with its unsubscribe link (P-070)', () => {
  const { text, html = '', unsubscribeUrl = '' } = toMailPayload(notice, mailLinks)
  expect(unsubscribeUrl).toContain('https://plomada.example/cuenta/correos?clave=7.digest.')
  for (const link of ['https://plomada.example/notifications', 'https://plomada.example/profilep/jobs/7']) {
    expect(text).toContain(link)
    expect(html).toContain(`href="${link}"`)
  }
  expect(text).toContain(unsubscribeUrl)
  expect(html).toContain(`href="${unsubscribeUrl}"`)
  expect(html).toContain('&lt;b&gt;Bruno')
  expect(html).toContain('&lt;i&gt;hoy')
  expect(html).toContain('&lt;u&gt;Ana pagó')
})

test('every mail adapts to a dark color scheme, and a mail about the account has no unsubscribe link (P-070)', () => {
  const code = mailTemplates.signUpCode({
    to: 'x@plomada.example',
    link: 'https://plomada.example',
    code: '123',
  })
  const { html = '' } = toMailPayload(notice, mailLinks)
  for (const part of [html, code.html]) {
    expect(part).toContain('<meta name="color-scheme" content="light dark" />')
    expect(part).toContain('prefers-color-scheme: dark')
  }
  expect(toMailPayload(code, mailLinks)).not.toHaveProperty('unsubscribeUrl')
  expect(code.text).not.toContain('/cuenta/correos')
})

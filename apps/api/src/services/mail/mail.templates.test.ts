import { expect, test } from 'vitest'
import { mailTemplates } from './mail.templates.ts'

const link = 'https://plomada.example/'
const about = { to: 'x@plomada.example', title: 'Techo', link }

test('each mail has its link in both formats, and escapes hostile names', () => {
  const mails = [
    mailTemplates.applied({ ...about, workers: ['<b>Bruno'] }),
    mailTemplates.accepted({ ...about, client: 'Ana', amount: 1500 }),
    mailTemplates.paid({ ...about, client: 'Ana', amount: 1500 }),
    mailTemplates.contact({
      to: about.to,
      link,
      person: 'Ana',
      messages: ['Hola', '', '<i>Otra vez'],
      replyTo: 'ana@plomada.example',
    }),
    mailTemplates.review({ ...about, client: 'Ana', score: 5, text: 'Muy bien' }),
  ]
  expect(mails.map(({ kind }) => kind)).toEqual(['applied', 'accepted', 'paid', 'contact', 'review'])
  for (const { text, html } of mails) {
    expect(text).toContain(link)
    expect(html).toContain(`href="${link}"`)
  }
  expect(mails[0]?.html).toContain('&lt;b&gt;Bruno')
  expect(mails[2]?.text).toContain('$ 1.500')
  expect(mails[3]).toMatchObject({
    replyTo: 'ana@plomada.example',
    text: expect.stringMatching(/Mensaje:\nHola\n\nOtro mensaje:\n<i>Otra vez\n/),
    html: expect.stringContaining('&lt;i&gt;Otra vez'),
  })
})

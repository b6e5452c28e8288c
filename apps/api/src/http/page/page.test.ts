import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { field, money, notice } from './parts.ts'
import { renderPage, html, pageHeaders } from './page.ts'

describe('a server-rendered page', () => {
  test('escapes user content in elements and attributes', () => {
    const hostile = `"><script>alert('x')</script>&`
    const page = renderPage({
      title: hostile,
      card: html`<h1>${hostile}</h1>
        ${field({ name: 'a', label: hostile, value: hostile })}`,
      footer: html`${[hostile, html`<b>${hostile}</b>`]}`,
    })
    expect(page).not.toContain('<script')
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;')
  })

  test('its content security policy allows only its own style, by hash', () => {
    const style = /<style>([^]*?)<\/style>/.exec(renderPage({ title: 'x', card: html`` }))?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    const policy = pageHeaders(['https://other.example'])['content-security-policy']
    expect(policy).toContain(`style-src 'sha256-${hash}'`)
    expect(policy).toContain("form-action 'self' https://other.example")
  })

  test('links an error to its field, and announces notices', () => {
    const markup = field({ name: 'cvc', label: 'CVC', error: 'Falta', hint: 'Al dorso' }).safe
    expect(markup).toContain('aria-describedby="cvc-error cvc-hint"')
    expect(markup).toContain('aria-invalid="true"')
    expect(notice('error', 'Falló').safe).toContain('role="alert"')
    expect(notice('info', 'Dato').safe).toContain('role="status"')
  })

  test('renders nothing for null, undefined and false, and never the value of a password field', () => {
    expect(html`a${null}${undefined}${false}${0}`.safe).toBe('a0')
    expect(field({ name: 'p', label: 'Clave', type: 'password', value: 'secret' }).safe).not.toContain(
      'secret',
    )
  })

  test('formats pesos with a thousands separator', () => {
    expect([money(1500), money(92_500), money(7)]).toEqual(['$ 1.500', '$ 92.500', '$ 7'])
  })
})

test('has the same icon as the web app, so that browsers do not request /favicon.ico', async () => {
  const icon = /<link rel="icon"[^>]*>/
  const document = await readFile(new URL('../../../../web/index.html', import.meta.url), 'utf8')
  expect(icon.exec(renderPage({ title: 'x', card: html`` }))?.[0]).toBe(icon.exec(document)?.[0])
})

test('uses the theme from the cookie of the web app, and the theme of the device without a valid one', () => {
  const tagFor = (cookies?: string) =>
    /<html[^>]*>/.exec(renderPage({ title: 'x', card: html`` }, cookies))?.[0]
  expect(tagFor('a=1; plomada-theme=dark; b=2')).toContain('data-theme="dark"')
  expect(tagFor('plomada-theme=dark"><script>')).not.toContain('data-theme')
  expect(tagFor()).not.toContain('data-theme')
})

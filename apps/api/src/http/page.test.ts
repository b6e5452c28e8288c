import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { field, money, notice } from './page.parts.ts'
import { drawPage, html, pageHeaders } from './page.ts'

describe('a page of the server', () => {
  test('whatever is put into it stays text, in elements and in attributes', () => {
    const evil = `"><script>alert('x')</script>&`
    const page = drawPage({
      title: evil,
      card: html`<h1>${evil}</h1>
        ${field({ name: 'a', label: evil, value: evil })}`,
      footer: html`${[evil, html`<b>${evil}</b>`]}`,
    })
    expect(page).not.toContain('<script')
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;')
  })

  test('its policy allows the very style that it carries, and no other', () => {
    const style = /<style>([^]*?)<\/style>/.exec(drawPage({ title: 'x', card: html`` }))?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    const policy = pageHeaders(['https://other.example'])['content-security-policy']
    expect(policy).toContain(`style-src 'sha256-${hash}'`)
    expect(policy).toContain("form-action 'self' https://other.example")
  })

  test('an error is tied to its field and announced', () => {
    const drawn = field({ name: 'cvc', label: 'CVC', error: 'Falta', hint: 'Al dorso' }).safe
    expect(drawn).toContain('aria-describedby="cvc-error cvc-hint"')
    expect(drawn).toContain('aria-invalid="true"')
    expect(notice('error', 'Falló').safe).toContain('role="alert"')
    expect(notice('info', 'Dato').safe).toContain('role="status"')
  })

  test('nothing is drawn for what is absent, and a password is never sent back', () => {
    expect(html`a${null}${undefined}${false}${0}`.safe).toBe('a0')
    expect(field({ name: 'p', label: 'Clave', type: 'password', value: 'secret' }).safe).not.toContain(
      'secret',
    )
  })

  test('pesos are written as people write them', () => {
    expect([money(1500), money(92_500), money(7)]).toEqual(['$ 1.500', '$ 92.500', '$ 7'])
  })
})

test('carries the icon of the web app, so that no browser asks for one that is not there', async () => {
  const icon = /<link rel="icon"[^>]*>/
  const document = await readFile(new URL('../../../web/index.html', import.meta.url), 'utf8')
  expect(icon.exec(drawPage({ title: 'x', card: html`` }))?.[0]).toBe(icon.exec(document)?.[0])
})

test('draws the theme that was chosen in the web app, and the device’s otherwise', () => {
  const tagFor = (cookies?: string) =>
    /<html[^>]*>/.exec(drawPage({ title: 'x', card: html`` }, cookies))?.[0]
  expect(tagFor('a=1; plomada-theme=dark; b=2')).toContain('data-theme="dark"')
  expect(tagFor('plomada-theme=dark"><script>')).not.toContain('data-theme')
  expect(tagFor()).not.toContain('data-theme')
})

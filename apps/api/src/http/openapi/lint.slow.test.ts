import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Spectral } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts'

let app: TestApp
let source: string
beforeAll(async () => {
  app = await buildTestApp()
  source = (await app.as(null).inject({ method: 'GET', url: '/api/openapi.json' })).body
})
afterAll(() => app.close())

/** Returns the errors and warnings of Redocly's recommended rules. */
async function lintWithRedocly(document: string): Promise<string[]> {
  const problems = await lintFromString({
    source: document,
    config: await createConfig({ extends: ['recommended'] }),
  })
  return problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`)
}

/** Returns the errors and warnings of Spectral's recommended rules for OpenAPI. */
async function lintWithSpectral(document: string): Promise<string[]> {
  const spectral = new Spectral()
  // Its declared type does not match that of the ruleset.
  spectral.setRuleset({ extends: [[oas as never, 'recommended']] })
  return (await spectral.run(document)).map(({ code, path }) => `${code} ${path.join('/')}`)
}

test.each([
  ['Redocly', lintWithRedocly, 'security-defined'],
  ['Spectral', lintWithSpectral, 'info-contact'],
])('the OpenAPI document passes the recommended rules of %s without warnings', async (_name, lint, rule) => {
  expect(await lint(source)).toEqual([])
  const {
    info: { contact: _contact, ...info },
    ...document
  } = JSON.parse(source) as { info: { contact: object } }
  const broken = JSON.stringify({ ...document, info }).replaceAll('"security":[]', '"deprecated":false')
  expect((await lint(broken)).join()).toContain(rule)
})

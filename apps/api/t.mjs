import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectral from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
const source = readFileSync('/tmp/sl/openapi.json', 'utf8')
console.time('redocly')
const config = await createConfig({ extends: ['recommended'] })
const found = await lintFromString({ source, config })
console.timeEnd('redocly')
const count = (xs) => Object.entries(Object.groupBy(xs, (x) => x)).map(([k, v]) => `${v.length} ${k}`)
console.log(count(found.map((f) => `${f.severity} ${f.ruleId}`)), found.slice(0, 0))
for (const id of new Set(found.map((f) => f.ruleId))) {
  const f = found.find((x) => x.ruleId === id)
  console.log(id, f.message, f.location[0]?.pointer)
}
console.time('spectral')
const s = new spectral.Spectral()
s.setRuleset({ extends: [[rulesets.oas, 'recommended']] })
const r = await s.run(source)
console.timeEnd('spectral')
console.log(count(r.map((f) => `${f.severity} ${f.code}`)))
for (const id of new Set(r.map((f) => f.code))) {
  const f = r.find((x) => x.code === id)
  console.log(id, f.message, f.path.join('/'))
}

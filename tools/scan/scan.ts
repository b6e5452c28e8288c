/** Runs the scanners sqlmap and wapiti against a local demo, and prints their findings. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Product } from '../../apps/web/e2e/product.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '240' } } })
/** The time limit of each scanner, in seconds. */
const limit = Number(values.seconds)
const folder = mkdtempSync(path.join(tmpdir(), 'plomada-scan-'))

interface Outcome {
  tool: string
  version: string
  tried: string
  findings: string[]
}

const metricsToken = 'counts-the-responses-of-a-scan'

/** Counts the responses of the demo by status, because a rejected request tests nothing. */
async function countResponses(home: string): Promise<Map<string, number>> {
  const response = await fetch(`${home}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  const counts = new Map<string, number>()
  for (const [, status = '', count] of (await response.text()).matchAll(
    /^plomada_http_request_seconds_count\{.*status="(\d+)".*\} (\d+)$/gm,
  ))
    counts.set(status, (counts.get(status) ?? 0) + Number(count))
  return counts
}

/** Runs a scanner, and adds the response counts and server errors of the demo to its outcome. */
async function runAndCount(home: string, tool: (home: string) => Promise<Outcome>): Promise<Outcome> {
  const before = await countResponses(home)
  const outcome = await tool(home)
  const statuses = [...(await countResponses(home))]
    .map(([status, count]) => [status, count - (before.get(status) ?? 0)] as const)
    .filter(([, count]) => count > 0)
    .toSorted(([one], [other]) => Number(one) - Number(other))
  const summary = statuses.map(([status, count]) => `${count} of ${status}`).join(', ')
  const failures = statuses.filter(([status]) => Number(status) >= 500)
  const findings = [
    ...outcome.findings,
    ...failures.map(([status, count]) => `the demo responded with ${status}: ${count} times`),
  ]
  return { ...outcome, tried: `${outcome.tried}, responses: ${summary}`, findings }
}

const readVersion = (tool: string) => spawnSync(tool, ['--version'], { encoding: 'utf8' })

/** Runs a command and returns its output; interrupts it after the time limit. */
async function run(
  command: string,
  args: string[],
  seconds = limit,
): Promise<{ text: string; wasInterrupted: boolean }> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (text += part))
  let wasInterrupted = false
  const timer = setTimeout(() => {
    wasInterrupted = true
    child.kill('SIGINT')
  }, seconds * 1000)
  await once(child, 'close')
  clearTimeout(timer)
  return { text, wasInterrupted }
}

/** Returns the addresses to test, with every parameter that a browser sends. */
const targets = (home: string) => [
  `${home}/api/service?tittle=ca&job=1&provincia=Buenos%20Aires&ciudad=La%20Plata&state=pendiente&orderFecha=DESC&page=1&page_size=5`,
  `${home}/api/user?role=professional&name=ana&job=1&horario=tarde&dias=lunes&provincia=Buenos%20Aires&page=1`,
  `${home}/api/service/1*`,
  `${home}/api/user/get/1*`,
  `${home}/api/job/1*`,
  `${home}/outbox/1*`,
  `${home}/checkout/cs_test_x*?tarjeta=4242424242424242`,
]

async function sqlmap(home: string): Promise<Outcome> {
  const found: string[] = []
  let tested = 0
  let unfinished = 0
  const all = targets(home)
  const ends = Date.now() + limit * 1000
  for (const url of all) {
    const left = Math.floor((ends - Date.now()) / 1000)
    if (left < 5) {
      unfinished += 1
      continue
    }
    const { text, wasInterrupted } = await run('timeout', [
      '--signal=INT',
      String(left),
      'sqlmap',
      '--url',
      url,
      '--batch',
      '--level=2',
      '--risk=1',
      '--dbms=PostgreSQL',
      '--technique=BEUS',
      '--threads=2',
      '--ignore-code=400,404,429',
      '--flush-session',
      `--output-dir=${path.join(folder, 'sqlmap')}`,
    ])
    tested += new Set([...text.matchAll(/parameter '([^']+)'/g)].map(([, name]) => name)).size
    if (wasInterrupted || Date.now() >= ends) unfinished += 1
    const vulnerable = text.matchAll(/^Parameter: .*|.*is vulnerable.*|.*appears to be .*injectable.*/gm)
    for (const [line] of vulnerable) found.push(`${url.replace(home, '')}: ${line.trim()}`)
  }
  const version = readVersion('sqlmap').stdout.split('\n')[0] ?? ''
  const tried = `${all.length} addresses, ${tested} parameters and headers${unfinished ? `, ${unfinished} interrupted` : ''}`
  return { tool: 'sqlmap', version, tried, findings: found }
}

interface Finding {
  path: string
  method: string
  info: string
}
interface WapitiReport {
  vulnerabilities: Record<string, Finding[]>
  anomalies: Record<string, Finding[]>
  infos: { version: string }
}

/** Returns the address of a form of the embedded identity provider. */
function signIn(home: string, screen = ''): string {
  const query = new URLSearchParams({
    client_id: 'plomada-web',
    response_type: 'code',
    redirect_uri: `${home}/`,
    scope: 'openid',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
    screen_hint: screen,
  })
  return `${home}/idp/authorize?${query.toString()}`
}

async function wapiti(home: string): Promise<Outcome> {
  const output = path.join(folder, 'wapiti.json')
  const starts = [
    ...targets(home).map((url) => url.replace('*', '')),
    ...['/service', '/service/detail/1', '/professional', '/contact', '/outbox', '/api/docs'].map(
      (page) => home + page,
    ),
    `${home}/checkout/cs_demo_1`,
    signIn(home),
    signIn(home, 'signup'),
  ]
  const { text } = await run(
    'wapiti',
    [
      ...starts.flatMap((url) => ['--start', url]),
      '--url',
      `${home}/`,
      '--scope=domain',
      '--format=json',
      `--output=${output}`,
      `--max-scan-time=${Math.floor(limit / 3)}`,
      `--max-attack-time=${Math.floor(limit / 12)}`,
      '--max-links-per-page=40',
      '--max-parameters=12',
      '--depth=4',
      '--timeout=10',
      `--store-session=${path.join(folder, 'wapiti')}`,
      `--store-config=${path.join(folder, 'wapiti-config')}`,
      '--flush-session',
      '--no-bugreport',
      '--verbose=1',
      '--module=backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,http_headers,permanentxss,redirect,sql,ssrf,xss,xxe',
    ],
    limit * 3,
  )
  if (!readdirSync(folder).includes('wapiti.json')) {
    const findings = ['no report: it was interrupted; run it again with more --seconds']
    return { tool: 'wapiti', version: '', tried: 'unknown', findings }
  }
  const { vulnerabilities, anomalies, infos } = JSON.parse(readFileSync(output, 'utf8')) as WapitiReport
  const findings = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, list]) =>
    list.map(({ method, path: where, info }) => `${kind}: ${method} ${where} ${info}`),
  )
  const pages = /found (\d+) URLs and forms/.exec(text)?.[1] ?? 'an unknown number of'
  const version = infos.version.replace('Wapiti ', '')
  return { tool: 'wapiti', version, tried: `${pages} pages and forms`, findings: [...new Set(findings)] }
}

/** Findings that are intended; docs/security.md repeats them. */
const explanations: readonly (readonly [RegExp, string])[] = [
  [/X-Frame-Options is not set/, 'frame-ancestors of the content security policy replaces it'],
  [/X-XSS-Protection is not set/, 'browsers ignore it'],
  [/Strict-Transport-Security is not set/, 'the demo uses http; headers.test.ts covers https'],
  [/HttpOnly flag .*XSRF-TOKEN/, 'the page must read this cookie'],
  [
    /HttpOnly flag .*_interaction/,
    'it is set in lower case, which this version does not recognize; covered by headers.test.ts',
  ],
  [/Secure flag .*/, 'the demo uses http; csrf.test.ts covers https'],
]
const findExplanation = (finding: string) => explanations.find(([pattern]) => pattern.test(finding))?.[1]

for (const tool of ['sqlmap', 'wapiti']) {
  if (readVersion(tool).error) {
    console.error(`${tool} is not installed: apt-get install sqlmap wapiti`)
    process.exit(2)
  }
}
const demo = await Product.prepare({ startMode: 'node' })
try {
  await demo.start({
    METRICS_TOKEN: metricsToken,
    // A request that a quota refuses tries nothing.
    QUOTAS: 'offer=1000000/1000000,application=1000000/1000000,photo=1000000/1000000',
  })
  const outcomes = [await runAndCount(demo.url, sqlmap), await runAndCount(demo.url, wapiti)]
  for (const { tool, version, tried, findings } of outcomes) {
    console.log(`\n${tool} ${version}: ${tried}, ${findings.length} findings`)
    for (const finding of findings) {
      const reason = findExplanation(finding)
      console.log(`  ${finding}${reason ? `\n    intended: ${reason}` : ''}`)
    }
  }
  const isReady = (await fetch(`${demo.url}/health/ready`)).ok
  console.log(`\nThe demo ${isReady ? 'is ready' : 'is not ready any more'}.`)
  const open = outcomes.flatMap(({ findings }) => findings).filter((finding) => !findExplanation(finding))
  console.log(`${open.length} findings without an explanation.`)
  process.exitCode = open.length > 0 || !isReady ? 1 : 0
} finally {
  await demo.stop()
  rmSync(folder, { recursive: true, force: true })
}

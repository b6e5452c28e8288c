/** Lets sqlmap and wapiti loose on the demo, on this machine only, and says what they found. */
import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../shared/ports.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '240' } } })
/** How long each of the two may take. */
const limit = Number(values.seconds)
const folder = mkdtempSync(path.join(tmpdir(), 'plomada-scan-'))

interface Outcome {
  tool: string
  version: string
  tried: string
  findings: string[]
}

const metricsToken = 'counts-the-answers-of-a-scan'

/** How often the demo has answered with which status: what was turned away was not tried. */
async function answersOf(home: string): Promise<Map<string, number>> {
  const response = await fetch(`${home}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  const counts = new Map<string, number>()
  for (const [, status = '', count] of (await response.text()).matchAll(
    /^plomada_http_request_seconds_count\{.*status="(\d+)".*\} (\d+)$/gm,
  ))
    counts.set(status, (counts.get(status) ?? 0) + Number(count))
  return counts
}

/** Lets a tool loose and adds to what it found what the demo said of it. */
async function watched(home: string, tool: (home: string) => Promise<Outcome>): Promise<Outcome> {
  const before = await answersOf(home)
  const outcome = await tool(home)
  const answers = [...(await answersOf(home))]
    .map(([status, count]) => [status, count - (before.get(status) ?? 0)] as const)
    .filter(([, count]) => count > 0)
    .toSorted(([one], [other]) => Number(one) - Number(other))
  const told = answers.map(([status, count]) => `${count} of ${status}`).join(', ')
  const failures = answers.filter(([status]) => Number(status) >= 500)
  const findings = [
    ...outcome.findings,
    ...failures.map(([status, count]) => `the demo answered ${status}: ${count} times`),
  ]
  return { ...outcome, tried: `${outcome.tried}, answers: ${told}`, findings }
}

const askVersion = (tool: string) => spawnSync(tool, ['--version'], { encoding: 'utf8' })

/** Ends the demo and waits until it writes no more. */
async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** The demo as `pnpm start` gives it, with data of its own. */
async function startDemo() {
  const port = await freePort()
  const home = `http://127.0.0.1:${port}`
  const child = spawn(
    process.execPath,
    ['--conditions=@plomada/source', path.join(import.meta.dirname, '../../apps/api/bin/start.ts')],
    {
      env: {
        ...process.env,
        PORT: String(port),
        PUBLIC_URL: home,
        DATA_DIR: path.join(folder, 'data'),
        METRICS_TOKEN: metricsToken,
        // A request that a quota refuses tries nothing.
        QUOTAS: 'offer=1000000/1000000,application=1000000/1000000,photo=1000000/1000000',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetch(`${home}/health/ready`).catch(() => null)
    if (answer?.ok) return { home, stop: () => stop(child) }
    if (child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  child.kill('SIGTERM')
  throw new Error('The demo did not start.')
}

/** Runs a tool and gives what it printed; it is ended when its time is over. */
async function run(
  command: string,
  args: string[],
  seconds = limit,
): Promise<{ text: string; wasEnded: boolean }> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (text += part))
  let wasEnded = false
  const timer = setTimeout(() => {
    wasEnded = true
    child.kill('SIGINT')
  }, seconds * 1000)
  await once(child, 'close')
  clearTimeout(timer)
  return { text, wasEnded }
}

/** The address of the first page of a list, with every parameter that a browser would send. */
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
    // A refusal is an answer like any other to a tool that looks for differences.
    const { text, wasEnded } = await run('timeout', [
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
    if (wasEnded || Date.now() >= ends) unfinished += 1
    const vulnerable = text.matchAll(/^Parameter: .*|.*is vulnerable.*|.*appears to be .*injectable.*/gm)
    for (const [line] of vulnerable) found.push(`${url.replace(home, '')}: ${line.trim()}`)
  }
  const version = askVersion('sqlmap').stdout.split('\n')[0] ?? ''
  const tried = `${all.length} addresses, ${tested} parameters and headers${unfinished ? `, ${unfinished} not to their end` : ''}`
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

/** Leads to the forms of the embedded identity provider. */
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
    const findings = ['no report: it was ended before its end; give it more --seconds']
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

/** What a scanner says that is so on purpose; docs/security.md repeats it. */
const explained: readonly (readonly [RegExp, string])[] = [
  [/X-Frame-Options is not set/, 'frame-ancestors of the content security policy says it, and more exactly'],
  [/X-XSS-Protection is not set/, 'browsers have dropped it'],
  [/Strict-Transport-Security is not set/, 'the demo speaks http; headers.test.ts proves it for https'],
  [/HttpOnly flag .*XSRF-TOKEN/, 'our page has to read this cookie: that is what it is for'],
  [
    /HttpOnly flag .*_interaction/,
    'it is set, in small letters, which this version does not read; headers.test.ts proves it',
  ],
  [/Secure flag .*/, 'the demo speaks http; crossSite.test.ts proves it for https'],
]
const reasonFor = (finding: string) => explained.find(([pattern]) => pattern.test(finding))?.[1]

for (const tool of ['sqlmap', 'wapiti']) {
  if (askVersion(tool).error) {
    console.error(`${tool} is missing: apt-get install sqlmap wapiti`)
    process.exit(2)
  }
}
const demo = await startDemo()
try {
  const outcomes = [await watched(demo.home, sqlmap), await watched(demo.home, wapiti)]
  for (const { tool, version, tried, findings } of outcomes) {
    console.log(`\n${tool} ${version}: ${tried}, ${findings.length} findings`)
    for (const finding of findings) {
      const reason = reasonFor(finding)
      console.log(`  ${finding}${reason ? `\n    on purpose: ${reason}` : ''}`)
    }
  }
  const stillWorks = (await fetch(`${demo.home}/health/ready`)).ok
  console.log(`\nThe demo ${stillWorks ? 'still answers' : 'does not answer any more'}.`)
  const open = outcomes.flatMap(({ findings }) => findings).filter((finding) => !reasonFor(finding))
  console.log(`${open.length} findings without an explanation.`)
  process.exitCode = open.length > 0 || !stillWorks ? 1 : 0
} finally {
  await demo.stop()
  rmSync(folder, { recursive: true, force: true })
}

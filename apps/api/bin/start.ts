/** Starts the product: builds the web app when its sources changed, opens the database, serves everything. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'
import type { Config } from '../src/config.ts'
import type { WebSettings } from '../src/http/web.ts'
import type { MailPlace } from '../src/services/mail/mail.transport.ts'
import { keepCompiled, loadQuickly } from './quick.ts'

loadQuickly()
const { ConfigError } = await import('../src/config.ts')
const { endOnSignals, startServer } = await import('../src/server.ts')

const root = path.join(import.meta.dirname, '../../..')
const dist = path.join(root, 'apps/web/dist')
// Beside the packages and not in the build, which is served.
const stamp = path.join(root, 'node_modules/.plomada-web-build')
const isDev = process.argv.includes('--dev')
// In an image the web app was built with it, and the tools are gone.
const isBuilt = process.argv.includes('--built')
const say = (text: string) => console.log(text)

/** Files that the build does not read. */
const isNoSource =
  /(^|\/)(node_modules|dist|e2e|baselines|sweeps)(\/|$)|\.(test|stories)\.|(^|\/)playwright\.config\.ts$/

/** What the web app is made of, as one word: another word means that it has to be built again. */
function sourcesNow(): string {
  const hash = createHash('sha256')
  for (const folder of ['apps/web', 'packages/ui', 'packages/domain']) {
    for (const name of readdirSync(path.join(root, folder), {
      recursive: true,
      encoding: 'utf8',
    }).toSorted()) {
      if (isNoSource.test(name)) continue
      const { size, mtimeMs } = statSync(path.join(root, folder, name))
      hash.update(`${folder}/${name} ${size} ${mtimeMs}\n`)
    }
  }
  hash.update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
  return hash.digest('hex')
}

async function buildWeb(): Promise<void> {
  const sources = sourcesNow()
  const isThere = existsSync(path.join(dist, 'index.html')) && existsSync(stamp)
  if (isThere && readFileSync(stamp, 'utf8') === sources) return
  say('Building the web app…')
  const vite = path.join(
    path.dirname(createRequire(import.meta.url).resolve('vite/package.json')),
    'bin/vite.js',
  )
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: path.join(root, 'apps/web'),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error('The web app could not be built; the lines above say why.')
  writeFileSync(stamp, sources)
}

/** The web app straight from its sources, with live reload. */
async function serveSources(settings: WebSettings) {
  const { createServer } = await import('vite')
  const { withSettings } = await import('../src/http/web.ts')
  const vite = await createServer({
    root: path.join(root, 'apps/web'),
    // Bundled, the configuration would be a new file at every start, and the watcher of this process would restart it.
    configLoader: 'native',
    server: { middlewareMode: true },
  })
  const index = path.join(root, 'apps/web/index.html')
  const read = (url: string) => vite.transformIndexHtml(url, readFileSync(index, 'utf8'))
  return { serve: vite.middlewares, read: async (url: string) => withSettings(await read(url), settings) }
}

/** What to say of mails that do not leave; without them nobody can open an account. */
const whereMailIs: Record<MailPlace, (config: Config) => string[]> = {
  reader: () => [],
  pages: ({ publicUrl }) => [`Sent mail    ${publicUrl}/outbox`],
  files: ({ dataDir, identity }) => [
    `Sent mail    stays in ${path.join(dataDir, 'outbox')}${identity ? '' : ', with the codes that open accounts'}: set SMTP_URL`,
  ],
}

/** A sentence instead of a stack for what a person can mend. */
function explain(error: unknown): string {
  const { code, syscall, port, message } = error as NodeJS.ErrnoException & { port?: number }
  if (error instanceof ConfigError) return message ?? ''
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop what listens there, or choose another one: PORT=3001 npm start`
  }
  if (syscall === 'listen' || syscall === 'getaddrinfo') {
    return `The server cannot listen where HOST and PORT say (${code}).`
  }
  return message ?? String(error)
}

try {
  // Beside the database, which takes its time on the first start.
  const built = isDev || isBuilt ? undefined : buildWeb()
  // Told where it is awaited; without this line a failure before that would end the process first.
  built?.catch(() => {})
  const server = await startServer(process.env, {
    onProgress: say,
    web: async (settings) => {
      await built
      if (isDev) return serveSources(settings)
      const { readWebBuild } = await import('../src/http/web.ts')
      return readWebBuild(dist)
    },
  })
  const { config } = server
  const { demoSignIn } = await import('../src/demo/accounts.ts')
  const { placeOfMail } = await import('../src/services/mail/mail.transport.ts')
  endOnSignals(server)
  // Since the process began.
  const seconds = (performance.now() / 1000).toFixed(1)
  const lines = [
    '',
    `Plomada is ready in ${seconds} s:  ${config.publicUrl}`,
    '',
    ...(config.demo
      ? [
          `Demo accounts, all with the password ${demoSignIn.password}:`,
          ...demoSignIn.people.map(
            ({ email, role, name }) => `  ${email.padEnd(26)} ${name.padEnd(16)} ${role}`,
          ),
          '',
        ]
      : []),
    `API          ${config.publicUrl}/api/docs`,
    ...whereMailIs[placeOfMail(config)](config),
    'Components   pnpm storybook  (http://localhost:6006)',
    '',
    'Ctrl-C stops everything.',
  ]
  say(lines.join('\n'))
  keepCompiled()
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

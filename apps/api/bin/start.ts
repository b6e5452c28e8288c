/** Builds the web app if its sources changed, then starts the server. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'
import type { Config } from '../src/config.ts'
import type { WebSettings } from '../src/web/build.ts'
import type { PageToRender, RenderPage } from '../src/web/render.ts'
import type { MailDestination } from '../src/services/mail/mail.transport.ts'
import { flushModuleCache, enableModuleCache } from './compileCache.ts'

enableModuleCache()
const { describeFailure } = await import('../src/describeFailure.ts')
const { endOnSignals, startServer } = await import('../src/server.ts')

const root = path.join(import.meta.dirname, '../../..')
const dist = path.join(root, 'apps/web/dist')
const renderer = path.join(root, 'apps/web/dist-server/renderPage.js')
// Outside of dist, which is served.
const stamp = path.join(root, 'node_modules/.plomada-web-build')
const isDev = process.argv.includes('--dev')
// In the image the web app is already built, and the build tools are missing.
const isBuilt = process.argv.includes('--built')
const log = (text: string) => console.log(text)

/** Matches files that are not part of the build. */
const ignoredFiles =
  /(^|\/)(node_modules|dist|dist-server|e2e|baselines)(\/|$)|\.(test|stories)\.|(^|\/)playwright\.config\.ts$/

/** Hashes the names, sizes and times of the sources of the web app. */
function hashSources(): string {
  const hash = createHash('sha256')
  for (const folder of ['apps/web', 'packages/ui', 'packages/domain', 'packages/define', 'packages/art']) {
    for (const name of readdirSync(path.join(root, folder), {
      recursive: true,
      encoding: 'utf8',
    }).toSorted()) {
      if (ignoredFiles.test(name)) continue
      const { size, mtimeMs } = statSync(path.join(root, folder, name))
      hash.update(`${folder}/${name} ${size} ${mtimeMs}\n`)
    }
  }
  hash.update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
  return hash.digest('hex')
}

async function buildWeb(): Promise<void> {
  const sources = hashSources()
  const isComplete = existsSync(path.join(dist, 'index.html')) && existsSync(renderer) && existsSync(stamp)
  if (isComplete && readFileSync(stamp, 'utf8') === sources) return
  log('Building the web app…')
  const vite = path.join(
    path.dirname(createRequire(import.meta.url).resolve('vite/package.json')),
    'bin/vite.js',
  )
  const build = async (...options: string[]) => {
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', ...options], {
      cwd: path.join(root, 'apps/web'),
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
    if (code !== 0) throw new Error('The web app could not be built; see the output above.')
  }
  await Promise.all([build(), build('--ssr', 'src/renderPage.tsx')])
  writeFileSync(stamp, sources)
}

/** Serves the web app from its sources, with live reload. */
async function serveSources(settings: WebSettings) {
  const { createServer } = await import('vite')
  const { toPublicSettings, withSettings } = await import('../src/web/build.ts')
  const vite = await createServer({
    root: path.join(root, 'apps/web'),
    // Vite would write the bundled config to a file, and the watcher of this process would restart it.
    configLoader: 'native',
    server: { middlewareMode: true },
  })
  const index = path.join(root, 'apps/web/index.html')
  const read = (url: string) => vite.transformIndexHtml(url, readFileSync(index, 'utf8'))
  const render = async (page: PageToRender) => {
    // Vite reloads the module after a change.
    const { renderPage } = (await vite.ssrLoadModule('/src/renderPage.tsx')) as { renderPage: RenderPage }
    return renderPage({ ...page, settings: toPublicSettings(settings) })
  }
  return {
    serve: vite.middlewares,
    read: async (url: string) => withSettings(await read(url), settings),
    render,
  }
}

/** Describes where mails that are not sent can be read, as they contain the sign-up codes. */
const mailHints: Record<MailDestination, (config: Config) => string[]> = {
  reader: () => [],
  pages: ({ publicUrl }) => [`Sent mail    ${publicUrl}/outbox`],
  files: ({ dataDir, identity }) => [
    `Sent mail    stays in ${path.join(dataDir, 'outbox')}${identity ? '' : ', with the codes that open accounts'}: set SMTP_URL`,
  ],
}

/** Returns a sentence for errors that the operator can fix, otherwise the error's message. */
function describeError(error: unknown): string {
  const { code, syscall, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the process that uses it, or choose another port: PORT=3001 npm start`
  }
  if (syscall === 'listen' || syscall === 'getaddrinfo') {
    return `The server cannot listen on HOST and PORT (${code}).`
  }
  return describeFailure(error)
}

try {
  // In parallel with opening the database.
  const built = isDev || isBuilt ? undefined : buildWeb()
  // It is awaited below; a failure before that must not end the process as an unhandled rejection.
  built?.catch(() => {})
  const server = await startServer(process.env, {
    onProgress: log,
    web: async (settings) => {
      await built
      if (isDev) return serveSources(settings)
      const { readWebBuild } = await import('../src/web/build.ts')
      return readWebBuild(dist)
    },
  })
  const { config } = server
  const { demoSignIn } = await import('../src/demo/accounts.ts')
  const { getMailDestination } = await import('../src/services/mail/mail.transport.ts')
  endOnSignals(server)
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
    ...mailHints[getMailDestination(config)](config),
    'Components   pnpm storybook  (http://localhost:6006)',
    '',
    'Ctrl-C stops everything.',
  ]
  log(lines.join('\n'))
  flushModuleCache()
} catch (error) {
  console.error(describeError(error))
  process.exit(1)
}

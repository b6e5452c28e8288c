import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../exampleApps/installApp.ts'
import { freePort } from '../shared/ports.ts'

/** A registry on the loopback. Packages that it does not have come from the registry that npm is configured for. */
export interface Registry {
  url: string
  /** The environment in which npm and pnpm install from it and publish to it. */
  env: NodeJS.ProcessEnv
  stop: () => void
}

const manifest = {
  private: true,
  dependencies: { verdaccio: '6.10.4' },
  // Its audit, which is off here, asks for a tag that not every registry has.
  overrides: { 'node-fetch': '2.7.0' },
}

const createConfig = (upstream: string) => `storage: ./storage
uplinks:
  npm:
    url: ${upstream}
    maxage: 60m
packages:
  '@plomada/*': { access: $all, publish: $all }
  create-plomada: { access: $all, publish: $all }
  '**': { access: $all, proxy: npm }
max_body_size: 50mb
log: { type: stdout, format: pretty, level: warn }
`

/** Starts the registry in an empty folder. */
export async function startRegistry(folder: string): Promise<Registry> {
  mkdirSync(folder, { recursive: true })
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
  writeFileSync(path.join(folder, 'config.yaml'), createConfig(upstream))
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))
  await run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'])
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const npmrc = path.join(folder, 'npmrc')
  // The registry accepts everyone, but npm publishes only with a token.
  writeFileSync(npmrc, `registry=${url}\n//127.0.0.1:${port}/:_authToken=anyone\n`)
  const listen = ['--config', 'config.yaml', '--listen', `127.0.0.1:${port}`]
  const server = spawn('node_modules/.bin/verdaccio', listen, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await waitFor(url, server)
  const env = { npm_config_registry: url, npm_config_userconfig: npmrc, NPM_CONFIG_USERCONFIG: npmrc }
  return { url, env, stop: () => void server.kill() }
}

async function waitFor(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const isReady = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The registry did not start.')
}

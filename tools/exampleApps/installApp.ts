import { spawn } from 'node:child_process'
import { appendFileSync, cpSync } from 'node:fs'
import path from 'node:path'
import { getTarball, publishedPackages } from '../pack/pack.ts'

/** The environment of the apps: without the settings of the pnpm that runs this script. */
export const appEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm|pnpm)_/i.test(name) && name !== 'NODE_ENV'),
)

/** Runs a command in the folder of an app; throws with its output when it fails. */
export const run = (folder: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  new Promise<string>((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      env: { ...appEnvironment, CI: '1', NEXT_TELEMETRY_DISABLED: '1', ...env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (output += String(text)))
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`${command} ${args.join(' ')} in ${folder}\n${output}`)),
    )
  })

/** Runs pnpm in the folder of an app. */
export const runPnpm = (folder: string, ...args: string[]) => run(folder, 'pnpm', args)

/** The tarballs replace the published versions, also as dependencies of each other. */
const overrides = publishedPackages.map((name) => `  '@plomada/${name}': file:${name}.tgz\n`).join('')

/** Installs an app with the packed packages in place of the published ones. */
export async function installApp(folder: string): Promise<void> {
  for (const name of publishedPackages) cpSync(getTarball(name), path.join(folder, `${name}.tgz`))
  appendFileSync(path.join(folder, 'pnpm-workspace.yaml'), `overrides:\n${overrides}`)
  await runPnpm(folder, 'install', '--prefer-offline')
}

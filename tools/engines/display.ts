import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { programs } from './installed.ts'
import type { Language } from './tab.ts'

/** Starts a virtual X display of the height of the tallest picture, and returns its name when it is ready. */
export async function startDisplay(): Promise<{ display: string; process: ChildProcess }> {
  // Xvfb chooses a free number and writes it to the given descriptor when it is ready.
  const child = spawn(
    programs.xvfb() ?? 'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x3200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const lines = createInterface({ input: child.stdio[3] as Readable })
  const [number] = (await once(lines, 'line')) as [string]
  return { display: `:${number}`, process: child }
}

/**
 * Writes GTK settings for browsers without animations, which pages see as `prefers-reduced-motion`, and without
 * padding in the toolbar, which would keep a window wider than 390 px. Returns the environment that applies them.
 */
export function writeGtkSettings(folder: string): Record<string, string> {
  const settings = path.join(folder, 'gtk-3.0')
  mkdirSync(settings, { recursive: true })
  writeFileSync(path.join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  writeFileSync(
    path.join(settings, 'gtk.css'),
    '* { padding: 0; margin: 0; min-width: 0; border-width: 0; }\n',
  )
  return { XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder, XDG_DATA_HOME: folder }
}

/** Returns the environment that gives a browser of GTK its language. Machines have few locales: it compiles others. */
export function getLanguageSettings(folder: string, language?: Language): Record<string, string> {
  if (language === undefined) return {}
  const locale = language.replace('-', '_')
  const name = `${locale}.UTF-8`
  const file = path.join(folder, name)
  // Without `--force`, warnings about its sources are failures.
  if (!existsSync(file))
    execFileSync('localedef', ['--force', '-i', locale, '-f', 'UTF-8', file], { stdio: 'ignore' })
  return { LOCPATH: folder, LANG: name, LC_ALL: name, LANGUAGE: locale }
}

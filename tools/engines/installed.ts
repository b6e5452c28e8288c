import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { EngineName } from './tab.ts'

const findInPath = (command: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, command))
    .find((file) => existsSync(file))

/** Finds the MiniBrowser of WebKitGTK, which is outside of PATH in a folder named after architecture and version. */
function findMiniBrowser(): string | undefined {
  for (const library of ['/usr/lib', '/usr/libexec']) {
    if (!existsSync(library)) continue
    for (const folder of ['.', ...readdirSync(library)]) {
      for (const version of ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0']) {
        const file = path.join(library, folder, version, 'MiniBrowser')
        if (existsSync(file)) return file
      }
    }
  }
  return undefined
}

/** Returns the path of a program, or undefined when it is not installed. */
export const programs = {
  firefox: () => process.env['FIREFOX_PATH'] ?? findInPath('firefox-esr') ?? findInPath('firefox'),
  webkitDriver: () => findInPath('WebKitWebDriver'),
  miniBrowser: findMiniBrowser,
  xvfb: () => findInPath('Xvfb'),
}

/** Returns a sentence with the programs to install for an engine, or null when it can start. */
export function getMissingPrograms(engine: EngineName): string | null {
  if (engine === 'firefox') {
    return programs.firefox()
      ? null
      : 'Firefox is not installed. Install it (on Debian: apt-get install firefox-esr) or set FIREFOX_PATH to one, and run pnpm test:engines again.'
  }
  return programs.webkitDriver() && programs.miniBrowser() && programs.xvfb()
    ? null
    : 'WebKitGTK with its driver and a virtual display are not installed. Install them (on Debian: apt-get install webkit2gtk-driver xvfb) and run pnpm test:engines again.'
}

import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { runAs } from './programs.ts'

test.skipIf(process.platform !== 'linux' || process.getuid?.() !== 0)(
  'a program that runs instead of root may run what is in the home of root',
  () => {
    const home = mkdtempSync(path.join(tmpdir(), 'plomada-home-'))
    chmodSync(home, 0o700)
    const program = path.join(home, 'program')
    writeFileSync(program, '', { mode: 0o755 })
    const user = { uid: 65_534, gid: 65_534, isShutOut: true }
    const check = `require('node:fs').accessSync(${JSON.stringify(program)}, 1); console.log(process.getuid())`
    const { command, options } = runAs(user, [process.execPath, '-e', check])
    const [file = '', ...rest] = command
    const { status, stdout } = spawnSync(file, rest, { ...options, encoding: 'utf8' })
    expect([status, stdout]).toEqual([0, '65534\n'])
  },
)

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { packedPackages } from '../pack/pack.ts'
import packageFile from '../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.github/workflows')

interface Step {
  id?: string
  if?: string
  uses?: string
  run?: string
  with?: Record<string, unknown>
  env?: Record<string, string>
}
interface Job {
  needs?: string
  container?: string
  permissions?: Record<string, string>
  'runs-on': string
  'timeout-minutes': number
  environment?: { name: string; url: string }
  steps: Step[]
}
interface Workflow {
  name: string
  on: Record<string, unknown>
  permissions: Record<string, string>
  concurrency?: { group: string; 'cancel-in-progress': boolean }
  jobs: Record<string, Job>
}

interface Published {
  publishConfig: { access: string }
  repository: object
}

const keys = {
  workflow: ['name', 'on', 'permissions', 'concurrency', 'jobs'],
  job: ['needs', 'runs-on', 'container', 'timeout-minutes', 'permissions', 'environment', 'steps'],
  step: ['id', 'if', 'uses', 'run', 'with', 'env'],
}
const listUnknown = (value: object, known: readonly string[]) =>
  Object.keys(value).filter((key) => !known.includes(key))

const [pnpm = ''] = /pnpm@[\d.]+/.exec(packageFile.scripts.start) ?? []

describe.each(readdirSync(folder))('the workflow %s', (file) => {
  const text = readFileSync(join(folder, file), 'utf8')
  const workflow = parse(text) as Workflow
  const jobs = Object.values(workflow.jobs)
  const steps = jobs.flatMap((job) => job.steps)

  test('has only known keys, a limit for each job and no permission by default', () => {
    expect(listUnknown(workflow, keys.workflow)).toEqual([])
    expect(jobs.flatMap((job) => listUnknown(job, keys.job))).toEqual([])
    expect(steps.flatMap((step) => listUnknown(step, keys.step))).toEqual([])
    expect(workflow.permissions).toEqual({ contents: 'read' })
    for (const job of jobs) expect(job['timeout-minutes']).toBeGreaterThan(0)
  })

  test('needs only jobs that exist, and each step either uses an action of a version or runs a command', () => {
    const needed = jobs.flatMap(({ needs }) => needs ?? [])
    expect(Object.keys(workflow.jobs)).toEqual(expect.arrayContaining(needed))
    for (const { uses, run } of steps) expect([uses, run].filter(Boolean)).toHaveLength(1)
    const actions = steps.flatMap(({ uses }) => uses ?? [])
    expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@v\d+$/.test(action))).toEqual([])
  })

  test('runs only commands of the project, with its version of pnpm', () => {
    for (const { run = '' } of steps) {
      const scripts = Array.from(run.matchAll(/pnpm(?:@[\d.]+)? run ([\w:-]+)/g), ([, script = '']) => script)
      expect(Object.keys(packageFile.scripts)).toEqual(expect.arrayContaining(scripts))
      for (const [, path = ''] of run.matchAll(/(?:^|\s)(\.ci\/\w+)/g))
        expect(existsSync(join(root, path))).toBe(true)
      for (const [named] of run.matchAll(/pnpm@[\d.]+/g)) expect(named).toBe(pnpm)
    }
  })

  test('puts no text of issues and pull requests into a command', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{')
    expect(text).not.toContain('pull_request_target')
  })
})

test('the forms of issues are valid YAML with a name, a description and fields that have labels', () => {
  const forms = join(root, '.github/ISSUE_TEMPLATE')
  for (const file of readdirSync(forms).filter((name) => name !== 'config.yml')) {
    const form = parse(readFileSync(join(forms, file), 'utf8')) as {
      name: string
      description: string
      body: { id: string; attributes: { label: string } }[]
    }
    expect(form.name && form.description).toBeTruthy()
    for (const { id, attributes } of form.body) expect(id && attributes.label).toBeTruthy()
  }
})

test('a release has what npm needs to prove where each package was built', () => {
  const { jobs } = parse(readFileSync(join(folder, 'release.yml'), 'utf8')) as Workflow
  const publishing = Object.values(jobs).filter(({ steps }) => steps.some((step) => step.with?.['publish']))
  expect(publishing.map(({ permissions }) => permissions?.['id-token'])).toEqual(['write'])
  const environment = publishing.flatMap(({ steps }) =>
    steps.map(({ env }) => env?.['NPM_CONFIG_PROVENANCE']),
  )
  expect(environment).toContain('true')
  const published = packedPackages.map((name) => {
    const manifest = JSON.parse(
      readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'),
    ) as Published
    return [manifest.publishConfig.access, manifest.repository]
  })
  const url = 'git+https://github.com/plomada/plomada.git'
  expect(published).toEqual(
    packedPackages.map((name) => ['public', { type: 'git', url, directory: `packages/${name}` }]),
  )
})

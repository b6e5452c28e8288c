/** Reads the import graph, the stories, the pages and the routes of the journeys. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { routesFile, readPageRoutes, routesTableFile } from '../journeys/findJourneys.ts'
import type { Routes } from '../journeys/report.ts'
import { listCurrentFiles } from './changes.ts'
import { buildGraph, type Graph, readEntryPoints } from './graph.ts'

/** A story file with the ids of its stories, in source order. */
export interface StoryFile {
  file: string
  ids: string[]
}

export interface Repository {
  files: string[]
  graph: Graph
  stories: StoryFile[]
  /** For each page of the web app, the routes that show it. */
  pages: Map<string, string[]>
  /** The routes that each journey visits. */
  visited: Routes
}

const isCode = (file: string) => /\.tsx?$/.test(file) && !file.startsWith('examples/')

function storyFiles(sources: Map<string, string>, { exports }: Graph): StoryFile[] {
  return [...sources].flatMap(([file, source]) => {
    const meta = source.slice(source.indexOf('const meta'))
    const title = file.endsWith('.stories.tsx') && /^ {2}title: '([^']+)'/m.exec(meta)?.[1]
    if (!title) return []
    const names = (exports.get(file) ?? []).filter((name) => name !== 'default')
    return [{ file, ids: names.map((name) => toId(title, storyNameFromExport(name))) }]
  })
}

/** Reads the repository of the working directory. */
export function readRepository(): Repository {
  const files = listCurrentFiles().filter((file) => existsSync(file))
  const sources = new Map(files.filter(isCode).map((file) => [file, readFileSync(file, 'utf8')]))
  const packages = files.filter((file) => /^(packages|apps)\/\w+\/package\.json$/.test(file))
  const graph = buildGraph(
    sources,
    readEntryPoints(
      packages.map((file) => ({ folder: path.posix.dirname(file), json: readFileSync(file, 'utf8') })),
    ),
  )
  return {
    files,
    graph,
    stories: storyFiles(sources, graph),
    pages: readPageRoutes(sources.get(routesTableFile) ?? ''),
    visited: JSON.parse(readFileSync(routesFile, 'utf8')) as Routes,
  }
}

import path from 'node:path'

/** The folder of the example apps. */
export const examples = path.join(import.meta.dirname, '../../examples')

export const exampleApps = ['vite', 'next', 'react-router'] as const

export type App = (typeof exampleApps)[number]

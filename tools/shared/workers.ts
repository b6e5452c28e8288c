import { availableParallelism } from 'node:os'

const cores = availableParallelism()

/** How many workers of all stages run at the same time. Browsers wait for frames a part of their time, so one more than cores. */
export const maxWorkers: number = cores + 1
/** How many pages or journeys a stage with browsers runs at the same time. */
export const browserWorkers: number = Math.ceil((cores * 2) / 3)
/** How many files a stage of Vitest runs at the same time: it fits beside a stage with browsers. */
export const testWorkers: number = maxWorkers - browserWorkers

import type { Read, Write } from './failure.ts'

interface NounFailures {
  reads?: readonly Read[]
  writes?: readonly Write[]
  /** The calls whose failure no page shows. */
  unseen?: readonly string[]
}

const failures = Object.values(import.meta.glob<NounFailures>('./*.failures.ts', { eager: true }))

export const nounReads: readonly Read[] = failures.flatMap(({ reads = [] }) => reads)
export const nounWrites: readonly Write[] = failures.flatMap(({ writes = [] }) => writes)
export const unseenCalls: readonly string[] = failures.flatMap(({ unseen = [] }) => unseen)

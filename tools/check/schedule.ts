import { maxWorkers } from '../shared/workers.ts'
import type { Stage, StageResult } from './stage.ts'

/** Runs stages in the given order, as many in parallel as the workers allow, each after the stages it depends on. */
export async function runStages(
  stages: readonly Stage[],
  runStage: (stage: Stage) => Promise<StageResult>,
): Promise<StageResult[]> {
  const waiting = [...stages]
  const ended = new Set<string>()
  const names = new Set(stages.map(({ name }) => name))
  const results: StageResult[] = []
  const running = new Map<Stage, Promise<void>>()
  const finish = async (stage: Stage) => {
    results.push(await runStage(stage))
    ended.add(stage.name)
    running.delete(stage)
  }
  const isReady = ({ after = [] }: Stage) => after.every((name) => ended.has(name) || !names.has(name))
  while (waiting.length > 0 || running.size > 0) {
    const used = [...running.keys()].reduce((sum, stage) => sum + stage.workers, 0)
    const index = waiting.findIndex((stage) => isReady(stage) && used + stage.workers <= maxWorkers)
    const [next] = index >= 0 ? waiting.splice(index, 1) : []
    if (next) {
      running.set(next, finish(next))
      continue
    }
    await Promise.race(running.values())
  }
  return results
}

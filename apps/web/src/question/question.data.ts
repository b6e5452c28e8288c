import { calls } from '../data/calls.ts'
import { useAction, useCall } from '../data/useCall.ts'

const refreshes = [calls.question.list]

export const useQuestions = (offerId: number) => useCall(calls.question.list, { params: { id: offerId } })

export const useAsk = () => useAction(calls.question.ask, { refreshes })
export const useAnswer = () => useAction(calls.question.answer, { refreshes })
export const useHideQuestion = () => useAction(calls.question.hide, { refreshes })

/** Returns the props of the list from a response. */
export const toListProps = ({ data, problem, mutate }: ReturnType<typeof useQuestions>) => ({
  questions: data?.result,
  total: data?.total,
  hasFailed: problem !== undefined,
  onRetry: () => void mutate(),
})

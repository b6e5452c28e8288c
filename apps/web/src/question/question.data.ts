import { createCallRefs } from '../data/calls.ts'
import { useAction, useCall } from '../data/useCall.ts'

// Not with the other calls, which every page loads.
const questionCalls = createCallRefs('question')
const refreshes = [questionCalls.list]

export const useQuestions = (offerId: number) => useCall(questionCalls.list, { params: { id: offerId } })

export const useAsk = () => useAction(questionCalls.ask, { refreshes })
export const useAnswer = () => useAction(questionCalls.answer, { refreshes })
export const useHideQuestion = () => useAction(questionCalls.hide, { refreshes })

/** Returns the props of the list from a response. */
export const toListProps = ({ data, problem, mutate }: ReturnType<typeof useQuestions>) => ({
  questions: data?.result,
  total: data?.total,
  hasFailed: problem !== undefined,
  onRetry: () => void mutate(),
})

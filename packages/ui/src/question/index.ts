export { OfferQuestions, type OfferQuestionsProps } from './OfferQuestions/OfferQuestions.tsx'
export {
  type OfferQuestionsData,
  OfferQuestionsPreview,
  type OfferQuestionsPreviewProps,
} from './OfferQuestionsPreview/OfferQuestionsPreview.tsx'
export { QuestionActions, type QuestionActionsProps } from './QuestionActions/QuestionActions.tsx'
export { QuestionForm, type QuestionFormProps } from './QuestionForm/QuestionForm.tsx'
export { QuestionList, type QuestionListProps } from './QuestionList/QuestionList.tsx'

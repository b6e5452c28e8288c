export { favoriteMessages } from './favorite.messages.ts'
export { SaveButton, type SaveButtonProps } from './SaveButton/SaveButton.tsx'

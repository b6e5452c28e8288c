import type { StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import type { MultiCombobox } from '../base/MultiCombobox/MultiCombobox.tsx'
import { getActiveOption } from './lists.ts'

type Play = NonNullable<StoryObj<typeof MultiCombobox>['play']>

const input = (canvas: HTMLElement) => within(canvas).getByRole('combobox', { name: 'Ciudades' })
const listTags = (canvas: HTMLElement) =>
  within(canvas)
    .queryAllByRole('row')
    .map((row) => row.getAttribute('aria-label'))

/** The list stays open, with the selected options marked; another press removes them. */
export const playPointer: Play = async ({ args, canvas, canvasElement }) => {
  await userEvent.click(input(canvasElement))
  await expect(await screen.findByRole('listbox', { name: 'Ciudades' })).toHaveAttribute(
    'aria-multiselectable',
    'true',
  )
  await userEvent.click(screen.getByRole('option', { name: 'Lanús' }))
  await userEvent.click(screen.getByRole('option', { name: 'Berisso' }))
  await expect(args.onChange).toHaveBeenLastCalledWith(['Lanús', 'Berisso'])
  await expect(listTags(canvasElement)).toEqual(['Lanús', 'Berisso'])
  await expect(screen.getByRole('option', { name: 'Lanús' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.click(screen.getByRole('option', { name: 'Lanús' }))
  await expect(args.onChange).toHaveBeenLastCalledWith(['Berisso'])
  await userEvent.keyboard('{Escape}')
  await expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await userEvent.click(canvas.getByRole('button', { name: 'Quitar Berisso' }))
  await expect(args.onChange).toHaveBeenLastCalledWith([])
  await expect(input(canvasElement)).toHaveFocus()
}

/** Letters, arrows and Enter add options, Backspace in the empty field removes the last one. */
export const playKeyboard: Play = async ({ args, canvas, canvasElement }) => {
  await userEvent.tab()
  const field = input(canvasElement)
  await expect(field).toHaveFocus()
  await userEvent.keyboard('go{ArrowDown}')
  await waitFor(() => expect(getActiveOption(field)).toHaveTextContent('Ituzaingó'))
  await userEvent.keyboard('{Enter}')
  await expect(args.onChange).toHaveBeenLastCalledWith(['Ituzaingó'])
  await expect(field).toHaveValue('')
  await userEvent.keyboard('LUJAN{Enter}')
  await expect(args.onChange).toHaveBeenLastCalledWith(['Ituzaingó', 'Luján'])
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect(args.onChange).toHaveBeenLastCalledWith(['Ituzaingó'])
  await userEvent.keyboard('x{Backspace}')
  await expect(listTags(canvasElement)).toEqual(['Ituzaingó'])
  await userEvent.keyboard('{Backspace}')
  await expect(args.onChange).toHaveBeenLastCalledWith([])
  await userEvent.keyboard('la plata')
  await userEvent.tab()
  await expect(args.onChange).toHaveBeenLastCalledWith(['La Plata'])
  canvas.getByRole('row', { name: 'La Plata' }).focus()
  await userEvent.keyboard('{Delete}')
  await expect(args.onChange).toHaveBeenLastCalledWith([])
  await expect(field).toHaveFocus()
}

/** A key that is held down deletes the text, and no tag. */
export const playHeldBackspace: Play = async ({ args, canvasElement }) => {
  await userEvent.click(input(canvasElement))
  await userEvent.keyboard('l{Backspace}')
  await expect(input(canvasElement)).toHaveValue('')
  await fireEvent.keyDown(input(canvasElement), { key: 'Backspace', repeat: true })
  await expect(args.onChange).not.toHaveBeenCalled()
  await expect(listTags(canvasElement)).toEqual(['Lanús', 'Luján'])
}

/** Screen readers hear what was added or removed, and what is selected when the field gets the focus. */
export const playAnnouncements: Play = async ({ canvas, canvasElement }) => {
  const field = input(canvasElement)
  await expect(field).toHaveAccessibleDescription('Hasta tres Elegiste Lanús y Luján')
  await userEvent.type(field, 'berisso{Enter}')
  await expect(canvas.getByText('Agregaste Berisso, 3 en total')).toHaveRole('status')
  await userEvent.keyboard('{Backspace}')
  await expect(canvas.getByText('Quitaste Berisso, 2 en total')).toHaveRole('status')
}

/** One entry for each value, and the initial ones after a reset. */
export const playForm: Play = async ({ canvas, canvasElement }) => {
  const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Alerta' })
  const read = () => new FormData(form).getAll('city')
  await expect(read()).toEqual(['Lanús'])
  await userEvent.type(input(canvasElement), 'berisso{Enter}')
  await expect(read()).toEqual(['Lanús', 'Berisso'])
  await userEvent.click(canvas.getByRole('button', { name: 'Volver a empezar' }))
  await waitFor(() => expect(read()).toEqual(['Lanús']))
  await expect(listTags(canvasElement)).toEqual(['Lanús'])
}

/** Keys add and remove nothing, and tags are plain text. */
export const playFixed: Play = async ({ args, canvas, canvasElement }) => {
  await userEvent.tab()
  await userEvent.keyboard('{Backspace}{ArrowDown}')
  await expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await expect(args.onChange).not.toHaveBeenCalled()
  await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  await expect(input(canvasElement)).toHaveAttribute('readonly')
}

import type { StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { DateRangeField } from '../base/DateRangeField/DateRangeField.tsx'

type Play = NonNullable<StoryObj<typeof DateRangeField>['play']>

export const first = (canvas: HTMLElement) => within(canvas).getByRole('textbox', { name: 'Desde' })
export const last = (canvas: HTMLElement) => within(canvas).getByRole('textbox', { name: 'Hasta' })
export const button = (canvas: HTMLElement) =>
  within(canvas).getByRole('button', { name: 'Abrir el calendario Período' })
export const openCalendar = async () => within(await screen.findByRole('dialog', { name: 'Período' }))

export const playTyping: Play = async ({ args, canvasElement }) => {
  await userEvent.type(first(canvasElement), '1/3/2026')
  await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-01', end: null })
  await userEvent.type(last(canvasElement), '2 mar 26{Enter}')
  await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-01', end: '2026-03-02' })
  await userEvent.clear(first(canvasElement))
  await userEvent.tab()
  await expect(args.onChange).toHaveBeenLastCalledWith({ start: null, end: '2026-03-02' })
  await expect(last(canvasElement)).toHaveValue('2/3/2026')
}

export const playEndBeforeStart: Play = async ({ args, canvasElement }) => {
  await userEvent.clear(first(canvasElement))
  await userEvent.type(first(canvasElement), '1/4/2026')
  await userEvent.tab()
  const message = 'Error: La última fecha posible es 18/3/2026'
  await expect(first(canvasElement)).toHaveAccessibleDescription(message)
  await expect(first(canvasElement)).toBeInvalid()
  await expect(last(canvasElement)).toBeValid()
  await expect(args.onChange).toHaveBeenLastCalledWith({ start: null, end: '2026-03-18' })
  await userEvent.clear(last(canvasElement))
  await userEvent.type(last(canvasElement), '15/4/2026')
  await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-04-01', end: '2026-04-15' })
  await expect(first(canvasElement)).toBeValid()
  await expect(first(canvasElement)).toHaveValue('1/4/2026')
}

export const playPicking: Play = async ({ args, canvasElement }) => {
  await userEvent.click(button(canvasElement))
  const calendar = await openCalendar()
  await expect(calendar.getByRole('status')).toHaveTextContent('Elegí el primer día')
  await userEvent.click(calendar.getByRole('button', { name: /20 de marzo/ }))
  await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-20', end: null })
  await expect(calendar.getByRole('status')).toHaveTextContent('Elegí el último día')
  await userEvent.click(calendar.getByRole('button', { name: /12 de marzo/ }))
  await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-12', end: '2026-03-20' })
  await expect(first(canvasElement)).toHaveValue('12/3/2026')
  await expect(last(canvasElement)).toHaveValue('20/3/2026')
  await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await expect(button(canvasElement)).toHaveFocus()
}

export const playByKeyboard: Play = async ({ args, canvasElement }) => {
  await userEvent.tab()
  await expect(first(canvasElement)).toHaveFocus()
  await userEvent.tab()
  await expect(last(canvasElement)).toHaveFocus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  const calendar = await openCalendar()
  await waitFor(() => expect(calendar.getByRole('button', { name: /, 1 de marzo/ })).toHaveFocus())
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-02', end: null })
  await userEvent.keyboard('{Enter}')
  await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-02', end: '2026-03-02' })
  await expect(last(canvasElement)).toHaveFocus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await openCalendar()
  await userEvent.keyboard('{Escape}')
  await expect(last(canvasElement)).toHaveFocus()
  await userEvent.tab()
  await expect(button(canvasElement)).toHaveFocus()
}

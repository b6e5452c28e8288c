import { Problem } from '@plomada/domain/define'
import { demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { userCopy } from '../user.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { RegistrationForm } from './RegistrationForm.tsx'

const onRegister = fn()

const guide: Guide = {
  use: 'The way into the product: the role first and, for a professional, a second step.',
  instead: { AdditionalInfoForm: 'for the missing data after a first sign-in' },
  anatomy: [
    'Where one is of two steps',
    'Role and photo',
    'For a professional: trades, days, shift, description and place',
    '«Siguiente», «Regresar», «Registrarse»',
  ],
  do: ['Register in `onRegister`, both steps together.'],
  dont: ['Do not lose the first step when somebody goes back: the form keeps both.'],
  keys: {
    Tab: 'Through the fields',
    'Arrow keys': 'On the roles, the other role',
    Enter: 'Goes on or registers',
  },
  copy: {
    steps: userCopy.steps,
    next: userCopy.next,
    back: userCopy.back,
    send: userCopy.send,
    signIn: userCopy.signIn,
  },
}

const meta = {
  title: 'User/RegistrationForm',
  component: RegistrationForm,
  tags: ['interactive'],
  parameters: { guide },
  args: { trades: demoTrades, signInHref: '/user/register', onRegister },
  beforeEach: () => {
    onRegister.mockReset()
    onRegister.mockResolvedValue(undefined)
  },
} satisfies Meta<typeof RegistrationForm>

export default meta
type Story = StoryObj<typeof meta>

const choose = (canvas: HTMLElement, role: string) =>
  userEvent.click(within(canvas).getByRole('radio', { name: role }))
const enabled = async (canvas: HTMLElement, name: string) => {
  const button = await within(canvas).findByRole('button', { name })
  await waitFor(() => expect(button).toBeEnabled())
  return button
}

export const Default: Story = {
  name: 'A client registers in one step (S-160, S-162)',
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.getByRole('link', { name: 'Inicia Sesion' })).toHaveAttribute('href', '/user/register')
    await expect(form.getByRole('button', { name: 'Registrarse' })).toBeDisabled()
    await choose(canvasElement, 'comun')
    await userEvent.click(await enabled(canvasElement, 'Registrarse'))
    await waitFor(() =>
      expect(onRegister).toHaveBeenCalledWith({ role: 'comun', photoFile: null }, expect.anything()),
    )
  },
}

export const Professional: Story = {
  name: 'A professional goes through two steps and loses nothing (S-161, S-163, S-165)',
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await choose(canvasElement, 'professional')
    await userEvent.click(await enabled(canvasElement, 'Siguiente'))
    await waitFor(() => expect(form.getByRole('heading', { name: 'Perfil profesional' })).toHaveFocus())
    await expect(form.getByRole('listitem', { current: 'step' })).toHaveTextContent('2Perfil profesional')
    await expect(form.getByRole('button', { name: 'Registrarse' })).toBeDisabled()
    await userEvent.click(form.getByRole('checkbox', { name: 'Gas' }))
    await userEvent.click(form.getByRole('checkbox', { name: 'viernes' }))
    await userEvent.click(form.getByRole('radio', { name: 'tarde' }))
    await userEvent.type(form.getByRole('textbox', { name: 'Descripción' }), 'Gasista')
    await userEvent.click(form.getByRole('combobox', { name: /Ciudad/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Quilmes' }))
    await userEvent.click(form.getByRole('button', { name: 'Regresar' }))
    await waitFor(() => expect(form.getByRole('heading', { name: 'Rol' })).toHaveFocus())
    await expect(form.getByRole('radio', { name: 'professional' })).toBeChecked()
    await userEvent.click(await enabled(canvasElement, 'Siguiente'))
    await expect(await form.findByRole('textbox', { name: 'Descripción' })).toHaveValue('Gasista')
    await userEvent.click(await enabled(canvasElement, 'Registrarse'))
    await waitFor(() =>
      expect(onRegister).toHaveBeenCalledWith(
        {
          role: 'professional',
          photoFile: null,
          tradeIds: [5],
          days: ['viernes'],
          shift: 'tarde',
          description: 'Gasista',
          province: 'Buenos Aires',
          city: 'Quilmes',
          address: '',
        },
        expect.anything(),
      ),
    )
  },
}

/** One tab stop for the role, arrows choose. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.tab()
    await expect(form.getByRole('radio', { name: 'comun' })).toHaveFocus()
    await userEvent.keyboard(' {ArrowDown}')
    await expect(form.getByRole('radio', { name: 'professional' })).toBeChecked()
    await enabled(canvasElement, 'Siguiente')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(form.getByRole('heading', { name: 'Perfil profesional' })).toHaveFocus())
  },
}

export const Refused: Story = {
  name: 'What the server refuses is shown in the form (S-417)',
  play: async ({ canvasElement }) => {
    onRegister.mockRejectedValue(new Problem('roleFixed'))
    await choose(canvasElement, 'comun')
    await userEvent.click(await enabled(canvasElement, 'Registrarse'))
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'El rol de esta cuenta no se puede cambiar así',
    )
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }

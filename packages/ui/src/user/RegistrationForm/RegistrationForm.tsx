'use client'
import { professionalForm, roleForm, type TradeRef } from '@plomada/domain'
import type { DataOf, ValuesOf } from '@plomada/domain/define'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Link } from '../../base/Link/Link.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import type { Transfer } from '../../form/context.ts'
import { Form } from '../../form/Form/Form.tsx'
import { FormField } from '../../form/FormField/FormField.tsx'
import { SubmitButton } from '../../form/SubmitButton/SubmitButton.tsx'
import { ProfessionalFields } from '../../professional/ProfessionalFields/ProfessionalFields.tsx'
import { RegistrationSteps } from '../RegistrationSteps/RegistrationSteps.tsx'
import { userCopy } from '../user.copy.ts'

/** What a registration hands over: a client says no more, a professional tells the rest. */
export type Registration =
  | { role: 'comun'; photoFile: File | null }
  | ({ role: 'professional'; photoFile: File | null } & DataOf<typeof professionalForm>)

export interface RegistrationFormProps {
  /** All trades. */
  trades: readonly TradeRef[]
  /** Where «Inicia Sesion» leads. */
  signInHref: string
  /** Registers; what it throws is shown in the form. */
  onRegister: (data: Registration, transfer: Transfer) => Promise<unknown>
}

/** The way into the product: the role, and for a professional a second step. */
export const RegistrationForm = ({ trades, signInHref, onRegister }: RegistrationFormProps) => {
  const [step, setStep] = useState<1 | 2>(1)
  // Both steps are kept here, so that «Regresar» and «Siguiente» lose nothing.
  const [first, setFirst] = useState<Partial<ValuesOf<typeof roleForm>>>({})
  const [second, setSecond] = useState<Partial<ValuesOf<typeof professionalForm>>>({})
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])

  const leaveFirst = async ({ role, photoFile }: DataOf<typeof roleForm>, transfer: Transfer) => {
    if (role === 'comun') return onRegister({ role, photoFile }, transfer)
    setStep(2)
  }
  const title = (
    <Stack gap={2}>
      <Text size="small" tone="muted">
        {userCopy.step(step)}
      </Text>
      <Heading level={2} size="h3" ref={heading} isFocusable>
        {userCopy.steps[step - 1] ?? ''}
      </Heading>
    </Stack>
  )
  return (
    <Stack gap={5}>
      <RegistrationSteps current={step} />
      {step === 1 ? (
        <Form key="role" of={roleForm} draft={first} onChange={setFirst} onSubmit={leaveFirst}>
          <Panel>
            <Stack gap={5}>
              {title}
              <FormField of={roleForm} name="role" choice="radio" />
              <FormField of={roleForm} name="photoFile" shape="round" />
            </Stack>
          </Panel>
          <SubmitButton>{first.role === 'professional' ? userCopy.next : userCopy.send}</SubmitButton>
        </Form>
      ) : (
        <Form
          key="professional"
          of={professionalForm}
          draft={second}
          onChange={setSecond}
          onSubmit={(data, transfer) =>
            onRegister({ role: 'professional', photoFile: first.photoFile ?? null, ...data }, transfer)
          }
        >
          <Panel>
            <Stack gap={5}>
              {title}
              <ProfessionalFields trades={trades} />
            </Stack>
          </Panel>
          <SubmitButton
            isSticky
            beside={
              <Button variant="secondary" onClick={() => setStep(1)}>
                {userCopy.back}
              </Button>
            }
          >
            {userCopy.send}
          </SubmitButton>
        </Form>
      )}
      <Link href={signInHref} size="standalone">
        {userCopy.signIn}
      </Link>
    </Stack>
  )
}

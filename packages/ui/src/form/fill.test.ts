import { offerForm, professionalForm, reviewForm } from '@plomada/domain'
import { expect, test } from 'vitest'
import { asText, valueOf } from '@plomada/domain/define'
import { isOptional, isRequired, openFields } from './fill.ts'

test('a person is told what is missing apart from what is wrong', () => {
  const values = { ...offerForm.initial, title: 'x', description: ' ', tradeIds: [1] }
  expect(openFields(offerForm, values)).toEqual({
    missing: ['Descripción', 'Presupuesto', 'Dirección'],
    wrong: ['Título'],
  })
})

test('a field is required when it refuses to be empty', () => {
  expect(isRequired(offerForm.fields.title)).toBe(true)
  expect(isRequired(offerForm.fields.tradeIds)).toBe(true)
  expect(isRequired(offerForm.fields.photoFile)).toBe(false)
  expect(isRequired(reviewForm.fields.text)).toBe(false)
  expect([isOptional(professionalForm.fields.shift), isOptional(offerForm.fields.city)]).toEqual([
    true,
    false,
  ])
})

test('a number that went through a control as text comes back as a number', () => {
  const options = [{ value: 3, label: 'Pintura' }]
  expect(valueOf(options, asText(options)[0]?.value ?? '')).toBe(3)
})

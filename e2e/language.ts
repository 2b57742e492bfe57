import type { Page } from '@playwright/test'

export const LANGUAGES = ['fr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** What stands on the page, in French and in English. */
export type Both<T extends string | RegExp = string | RegExp> = readonly [fr: T, en: T]

export const said = <T extends string | RegExp>(language: Language, [fr, en]: Both<T>): T =>
  language === 'fr' ? fr : en

/** As chosen in the settings of this device. */
export const read = (page: Page, language: Language) =>
  page.addInitScript((chosen) => localStorage.setItem('tablee.language', chosen), language)

/** A pattern for this text and nothing else, its spaces of any kind. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s')

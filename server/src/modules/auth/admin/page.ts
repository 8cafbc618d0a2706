import { invalid } from '../foundation/errors.ts';

/** A page of a list, counted from 1. */
export interface Page {
  page: number;
  perPage: number;
}

const PER_PAGE = 50;
export const MAX_PER_PAGE = 1_000;

/**
 * The page that a query asks for; by default the first, with fifty entries.
 * @throws AuthError validation_failed
 */
export const pageFrom = (page: string | undefined, perPage: string | undefined): Page => {
  const asked = { page: countFrom(page, 1), perPage: countFrom(perPage, PER_PAGE) };
  if (asked.perPage > MAX_PER_PAGE) {
    throw invalid(`Bad Pagination Parameters: per_page is ${MAX_PER_PAGE} at most`);
  }
  return asked;
};

const countFrom = (text: string | undefined, otherwise: number): number => {
  if (!text) return otherwise;
  if (!/^\d{1,9}$/.test(text) || Number(text) === 0) {
    throw invalid('Bad Pagination Parameters: page and per_page count from 1');
  }
  return Number(text);
};

/** The Link header (RFC 8288). `page` comes first in each query, because the clients look for it there. */
export const pageLinks = (url: string, { page, perPage }: Page, total: number): string => {
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number, rel: string): string =>
    `<${url}?${new URLSearchParams({ page: String(to), per_page: String(perPage) })}>; rel="${rel}"`;
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ');
};

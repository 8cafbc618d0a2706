// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FileName } from './file-name.tsx';

afterEach(cleanup);
const partsOf = (name: string) => {
  const { container } = render(<FileName name={name} />);
  const line = container.querySelector('p');
  expect(line?.textContent).toBe(name);
  expect(line?.title).toBe(name);
  return [...(line?.children ?? [])].map((part) => [
    part.textContent,
    part.classList.contains('text-ellipsis') ? 'gives way' : 'stays',
  ]);
};

it('a long name keeps its ending and gives way before it', () => {
  expect(partsOf('Entretien annuel, compte rendu signé par les deux.pdf')).toEqual([
    ['Entretien annuel, compte rendu signé par le', 'gives way'],
    ['s deux.pdf', 'stays'],
  ]);
});

it('a short name is one piece', () => {
  expect(partsOf('note.txt')[0]).toEqual(['note.txt', 'gives way']);
});

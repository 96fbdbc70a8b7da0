import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

let drop: (name: string) => void;

function Queue() {
  const [names, setNames] = useState(['Ann', 'Bob', 'Cat']);
  const box = useKeptFocus('article');
  drop = (name) => act(() => setNames((now) => now.filter((each) => each !== name)));
  return (
    <>
      <h1 tabIndex={-1}>Queue</h1>
      <div ref={box}>
        {names.map((name) => (
          <article key={name}>
            <button type="button">Other than {name}</button>
            <button type="button">Send {name}</button>
          </article>
        ))}
      </div>
      <button type="button">Elsewhere</button>
    </>
  );
}

const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus());
const focused = () => document.activeElement?.textContent;

it('goes on to the item in the place of one that is gone, to the one before at the end, then to the heading', () => {
  render(<Queue />);
  focus('Other than Ann');
  drop('Ann');
  expect(focused()).toBe('Send Bob');
  focus('Send Cat');
  drop('Cat');
  expect(focused()).toBe('Send Bob');
  drop('Bob');
  expect(focused()).toBe('Queue');
});

it('leaves alone who is elsewhere, or has pressed elsewhere', () => {
  render(<Queue />);
  focus('Send Ann');
  focus('Elsewhere');
  drop('Ann');
  expect(focused()).toBe('Elsewhere');
  focus('Send Bob');
  act(() => {
    screen.getByRole('heading').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    (document.activeElement as HTMLElement).blur();
  });
  drop('Bob');
  expect(document.activeElement).toBe(document.body);
});

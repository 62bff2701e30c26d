/** What can be chosen, with its name. */
export const fruits = [
  { id: 'apple', name: 'dragSelect.fruit.apple' },
  { id: 'banana', name: 'dragSelect.fruit.banana' },
  { id: 'orange', name: 'dragSelect.fruit.orange' },
  { id: 'pear', name: 'dragSelect.fruit.pear' },
  { id: 'strawberry', name: 'dragSelect.fruit.strawberry' },
] as const;

export type Fruit = (typeof fruits)[number]['id'];

/** As it is kept in the browser. */
export interface Todo {
  text: string;
  done: boolean;
}

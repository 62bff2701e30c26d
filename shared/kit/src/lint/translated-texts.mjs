// A browser that translates a page puts each text into a `<font>`. React throws when it then removes the text, or puts an element
// before it; an element around the text keeps its position.

const TEXT_CALL = /^(t|text|String|format[A-Z]\w*|\w+Text)$/;
const TEXT_NAME = /^(title|label|name)$/;

const nameOf = (node) => node.name ?? node.property?.name;
const isSpace = (value) => typeof value === 'string' && value.trim() === '';

/** Returns all that an expression may render; null stands for nothing. */
function outcomesOf(node) {
  if (node.type === 'JSXExpressionContainer') return outcomesOf(node.expression);
  if (node.type === 'ConditionalExpression')
    return [...outcomesOf(node.consequent), ...outcomesOf(node.alternate)];
  if (node.type === 'LogicalExpression')
    return [...(node.operator === '&&' ? [null] : outcomesOf(node.left)), ...outcomesOf(node.right)];
  return [node.value === null || node.name === 'undefined' ? null : node];
}

function isText(node) {
  if (node?.type === 'JSXText' || node?.type === 'Literal') return !isSpace(node.value);
  if (node?.type === 'CallExpression') return TEXT_CALL.test(nameOf(node.callee));
  return (
    node?.type === 'TemplateLiteral' || node?.object?.name === 'texts' || TEXT_NAME.test(node && nameOf(node))
  );
}

const isElement = (node) => node === null || /^JSX(Element|Fragment)$/.test(node.type);
const isList = (node) => node?.type === 'CallExpression' && nameOf(node.callee) === 'map';

/** Whether the expression renders now an element or nothing, now something else. */
const comesAndGoes = (outcomes) => (outcomes.length > 1 && outcomes.some(isElement)) || outcomes.some(isList);

/** Whether an element is of a component that is chosen while rendering, as `const Icon = icons[kind]`. */
function isChosen({ openingElement }, scope) {
  const name = openingElement?.name.name;
  if (!scope || !name || scope.type === 'module') return false;
  return scope.set.has(name) || isChosen({ openingElement }, scope.upper);
}

/** Finds texts that come and go beside others, and those that stand after what comes and goes. */
export const translatedTexts = {
  create(context) {
    const message = 'Put the text into an element: React loses it where a browser has translated the page.';
    function check({ children, openingElement }) {
      const icon = openingElement?.attributes.find(({ name }) => name?.name === 'icon')?.value;
      let isMoved = icon ? outcomesOf(icon).includes(null) : false;
      const shown = children.filter(
        ({ type, value, expression }) =>
          !isSpace(type === 'JSXText' ? value : expression?.value) &&
          expression?.type !== 'JSXEmptyExpression',
      );
      for (const node of shown) {
        const outcomes = outcomesOf(node);
        const isGoing = comesAndGoes(outcomes) || isChosen(node, context.sourceCode.getScope(node));
        if (outcomes.some(isText) && (isMoved || (isGoing && shown.length > 1)))
          context.report({ node, message });
        isMoved ||= isGoing;
      }
    }
    return {
      JSXElement: check,
      JSXFragment: check,
      // A component that shows now a text, now an element.
      'FunctionDeclaration[id.name=/^[A-Z]/] > BlockStatement > ReturnStatement, FunctionDeclaration[id.name=/^[A-Z]/] > BlockStatement > IfStatement > ReturnStatement'({
        argument,
      }) {
        if (argument && outcomesOf(argument).some(isText)) context.report({ node: argument, message });
      },
      // It comes and goes with its texts, whatever it stands in.
      ':matches(ConditionalExpression, LogicalExpression) > JSXFragment'(node) {
        if (node.children.flatMap(outcomesOf).some(isText)) context.report({ node, message });
      },
    };
  },
};
